import { useEffect, useState } from 'react';
import type { TrashedPage } from '#app/collections/page/draft/trash.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerWords } from '../answer-words.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import { useEditor } from '../core/use-editor.ts';
import { askPage } from '../page-api.ts';
import { venueWords } from '../publishing/venue-words.ts';
import { DeletedRow } from './deleted-row.tsx';
import { openPage } from './open-page.ts';
import { nameIn } from './page-tree.ts';

/** Deleted pages, for 30 days. Brought back they are drafts, offline, at the end of their old place. */
export function BinPanel() {
  const editor = useEditor();
  const { locale } = editor.context;
  const [pages, setPages] = useState<TrashedPage[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void askPage<TrashedPage[]>(`/${locale}/pageeditor-api/pages/bin/`).then((answer) =>
      answer.ok ? setPages(answer.body) : setProblem(answerWords(answer.status)),
    );
  }, [locale]);
  const restore = async (id: string) => {
    const answer = await askPage(`/${locale}/pageeditor-api/pages/${id}/restore/`, { method: 'POST' });
    if (answer.ok) await openPage(id, locale);
    else setProblem(answer.body.detail ?? answerWords(answer.status));
  };
  return (
    <PanelDialog title={m.editor_bin()} onClose={() => editor.interaction.panel.set({ kind: 'none' })}>
      <div className="ed-group">
        <p className="ed-note">{m.editor_bin_note()}</p>
        {problem && (
          <p role="alert" className="ed-problem">
            {problem}
          </p>
        )}
        {pages?.length === 0 && <p>{m.editor_bin_empty()}</p>}
        <ul className="ed-findings">
          {pages?.map((page) => (
            <DeletedRow
              key={page.id}
              name={nameIn(page, locale)}
              about={[venueWords(page.deleted_at), page.by]}
              restore={() => void restore(page.id)}
            />
          ))}
        </ul>
      </div>
    </PanelDialog>
  );
}
