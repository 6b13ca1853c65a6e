import { useEffect, useState } from 'react';
import type { Answer } from '#app/contract/client/call-types.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerMessage } from '../answer-message.ts';
import { call, ownerParams } from '../call.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelLists from '../chrome/panel-lists.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { restoreModules } from '../commands/restore.ts';
import { nameOf } from '../commands/step-place.ts';
import { useEditor } from '../core/use-editor.ts';
import { venueTerms } from '../publishing/venue-terms.ts';
import { DeletedRow } from './deleted-row.tsx';

/** What was deleted on this page, for 30 days. Bringing it back is a step like any other. */
export function DeletedPanel() {
  const editor = useEditor();
  const [deleted, setDeleted] = useState<Answer<'deletedModules'> | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void read().then((answer) => (answer.ok ? setDeleted(answer.body) : setProblem(answerMessage(answer.status))));
    async function read() {
      // What was deleted a moment ago is on the list, too.
      await editor.saved();
      return call('deletedModules', { params: ownerParams(editor) });
    }
  }, [editor]);
  const close = () => editor.interaction.panel.set({ kind: 'none' });
  const here = deleted?.filter(({ nodes: [top] }) => top && !editor.content.get(top.id));
  return (
    <PanelDialog title={m.panels_deleted()} onClose={close}>
      <div className={panelParts.group}>
        <p className={panelParts.note}>{m.panels_deleted_note()}</p>
        {problem && (
          <p role="alert" className="ed-problem">
            {problem}
          </p>
        )}
        {here?.length === 0 && <p>{m.panels_deleted_none()}</p>}
        <ul className={panelLists.findings}>
          {here?.map(({ nodes, deleted_at, by }) => (
            <DeletedRow
              key={nodes[0]?.id}
              name={nodes[0] ? nameOf(editor, nodes[0]) : ''}
              about={[
                nodes.length > 1 && m.panels_deleted_with({ count: nodes.length - 1 }),
                venueTerms(deleted_at),
                by,
              ]}
              restore={() => {
                close();
                restoreModules(editor, nodes);
              }}
            />
          ))}
        </ul>
      </div>
    </PanelDialog>
  );
}
