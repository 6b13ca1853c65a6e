import { useEffect, useRef } from 'react';
import type { OpenDeletion } from '#app/drafting/sync-state.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import { useFocusBack } from '../chrome/use-focus-back.ts';
import { remove } from '../commands/module-commands.ts';
import { nameOf } from '../commands/step-place.ts';
import { useEditor, useObservable, usePart } from '../core/use-editor.ts';
import css from './decision-cards.module.css';

/** A colleague writes in what was to be deleted. */
export function DoubtedDeletion() {
  const { content, interaction } = useEditor();
  const doubted = useObservable(interaction.doubted);
  const node = content.get(doubted?.id ?? null);
  return doubted && node && <Doubt key={node.id} name={moduleName(node.model)} {...doubted} />;
}

function Doubt({ name, writer, go }: { name: string; writer: string; go(): void }) {
  const { doubted } = useEditor().interaction;
  // The question comes while the focus is on what it is about; it takes it, and gives it back.
  useFocusBack();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const settle = (isMeant: boolean) => {
    doubted.set(null);
    if (isMeant) go();
  };
  return (
    <section className={css.decision} role="alertdialog" aria-label={m.editor_deletion_title()}>
      <h2>{m.editor_deletion_title()}</h2>
      <p role="alert">{m.editor_deletion_writer({ name, writer })}</p>
      <button type="button" className="insp-link" ref={first} onClick={() => settle(false)}>
        {m.editor_deletion_keep()}
      </button>
      <button type="button" className="insp-link" onClick={() => settle(true)}>
        {m.editor_deletion_go()}
      </button>
    </section>
  );
}

/** Somebody changed what was to be deleted, or something in it: it is back with the newest text, and goes only when that is meant. */
export function DeletionCards() {
  const editor = useEditor();
  const deletions = usePart(editor.queue.state, (sync) => sync.deletions);
  const settle = (deletion: OpenDeletion, isMeant: boolean) => {
    editor.queue.conflicts.settleDeletion(deletion);
    if (isMeant) remove(editor, deletion.id, { isMeant });
  };
  return deletions.map((deletion) => {
    const name = moduleName(editor.content.get(deletion.id)?.model ?? '');
    const inside = deletion.unseen.flatMap((id) => (id === deletion.id ? [] : (editor.content.get(id) ?? [])));
    return (
      <section
        key={deletion.id}
        className={css.decision}
        role="alertdialog"
        aria-label={m.editor_deletion_title()}
        aria-describedby={`ed-deletion-${deletion.id}`}
      >
        <h2>{m.editor_deletion_title()}</h2>
        <div id={`ed-deletion-${deletion.id}`}>
          <p>{inside.length > 0 ? m.editor_deletion_inside({ name }) : m.editor_deletion_asked({ name })}</p>
          <ul>
            {inside.map((node) => (
              <li key={node.id}>{nameOf(editor, node)}</li>
            ))}
          </ul>
        </div>
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
