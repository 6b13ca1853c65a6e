import { useEffect, useState } from 'react';
import type { Answer } from '#app/contract/client/call-types.ts';
import { reasonOf } from '#app/contract/client/reason.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerMessage } from '../answer-message.ts';
import { call } from '../call.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelLists from '../chrome/panel-lists.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { venueTerms } from '../publishing/venue-terms.ts';
import { DeletedRow } from './deleted-row.tsx';
import { openPage } from './open-page.ts';
import { nameIn } from './page-tree.ts';

/** Deleted pages, for 30 days. Brought back they are drafts, offline, at the end of their old place. */
export function TrashPanel() {
  const editor = useEditor();
  const { locale } = editor.context;
  const [pages, setPages] = useState<Answer<'binnedPages'> | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void call('binnedPages', { params: { lang: locale } }).then((answer) =>
      answer.ok ? setPages(answer.body) : setProblem(answerMessage(answer.status)),
    );
  }, [locale]);
  const restore = async (id: string) => {
    const answer = await call('restorePage', { params: { lang: locale, id } });
    if (answer.ok) await openPage(editor, id);
    else setProblem(reasonOf(answer) ?? answerMessage(answer.status));
  };
  return (
    <PanelDialog title={m.editor_bin()} onClose={() => editor.interaction.panel.set({ kind: 'none' })}>
      <div className={panelParts.group}>
        <p className={panelParts.note}>{m.editor_bin_note()}</p>
        {problem && (
          <p role="alert" className="ed-problem">
            {problem}
          </p>
        )}
        {pages?.length === 0 && <p>{m.editor_bin_empty()}</p>}
        <ul className={panelLists.findings}>
          {pages?.map((page) => (
            <DeletedRow
              key={page.id}
              name={nameIn(page, locale)}
              about={[venueTerms(page.deleted_at), page.by]}
              restore={() => void restore(page.id)}
            />
          ))}
        </ul>
      </div>
    </PanelDialog>
  );
}
