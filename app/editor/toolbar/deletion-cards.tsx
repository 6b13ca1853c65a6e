import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/words.ts';
import { remove } from '../state/deeds.ts';
import type { OpenDeletion } from '../state/sync-state.ts';
import { useEditor, usePart } from '../state/use-editor.ts';

/** Somebody changed what was to be deleted: it is back with the newest text, and goes only when that is meant. */
export function DeletionCards() {
  const editor = useEditor();
  const deletions = usePart(editor.queue.state, (sync) => sync.deletions);
  const settle = (deletion: OpenDeletion, isMeant: boolean) => {
    editor.queue.questions.settleDeletion(deletion);
    if (isMeant) remove(editor, deletion.id);
  };
  return deletions.map((deletion) => {
    const name = moduleName(editor.content.get(deletion.id)?.model ?? '');
    return (
      <section
        key={deletion.id}
        className="ed-clash"
        role="alertdialog"
        aria-label={m.editor_deletion_title()}
        aria-describedby={`ed-deletion-${deletion.id}`}
      >
        <h2>{m.editor_deletion_title()}</h2>
        <p id={`ed-deletion-${deletion.id}`}>{m.editor_deletion_asked({ name })}</p>
        <button type="button" className="insp-link" onClick={() => settle(deletion, false)}>
          {m.editor_deletion_keep()}
        </button>
        <button type="button" className="insp-link" onClick={() => settle(deletion, true)}>
          {m.editor_deletion_go()}
        </button>
      </section>
    );
  });
}
