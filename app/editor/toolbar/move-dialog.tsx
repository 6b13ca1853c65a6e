import { type FormEvent, useEffect, useRef, useState } from 'react';
import { layouts } from '#app/cms/node.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { moveTo, whyNot } from '../commands/arrange.ts';
import { useEditor } from '../core/use-editor.ts';
import { containerName } from '../document/places.ts';
import css from './move-dialog.module.css';

/** Container, column and position as three choices: the way of moving that needs no mouse. */
export function MoveDialog({ id }: { id: string }) {
  const editor = useEditor();
  const { content, interaction } = editor;
  const node = content.get(id);
  const dialog = useRef<HTMLDialogElement>(null);
  const [spot, setSpot] = useState<Spot>({
    parent: node?.parent_id ?? null,
    column: node?.column_index ?? 0,
    after: null,
  });
  useEffect(() => dialog.current?.showModal(), []);
  useStillPage();
  const isRoot = node?.parent_id === null;
  const siblings = node && isRoot ? content.beside(node) : content.children(spot.parent, spot.column);
  const others = siblings.filter((other) => other.id !== id);
  const name = moduleName(node?.model ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    dialog.current?.close();
    moveTo(editor, id, spot);
  }
  return (
    <dialog
      ref={dialog}
      className={`ed-dialog ${css.move}`}
      aria-labelledby="ed-move-title"
      onClose={() => interaction.panel.set({ kind: 'none' })}
    >
      <form onSubmit={submit}>
        <h2 id="ed-move-title">
          {name}: {m.editor_move_to()}
        </h2>
        {!isRoot && <ColumnChoices id={id} spot={spot} onChange={setSpot} />}
        <Choice
          label={m.editor_move_position()}
          value={spot.after ?? ''}
          options={[
            ['', m.editor_move_first()],
            ...others.map((other, index): [string, string] => [
              other.id,
              m.editor_move_after({ name: `${index + 1}. ${moduleName(other.model)}` }),
            ]),
          ]}
          onChange={(value) => setSpot({ ...spot, after: value || null })}
        />
        <button type="submit" className="ed-primary">
          {m.editor_move_submit()}
        </button>
      </form>
    </dialog>
  );
}

type Spot = { parent: string | null; column: number; after: string | null };

/** In which container and in which of its columns; either chosen anew begins at the top. */
function ColumnChoices({ id, spot, onChange }: { id: string; spot: Spot; onChange(spot: Spot): void }) {
  const editor = useEditor();
  const { content } = editor;
  const allowed = content
    .children(null)
    .filter((root) => whyNot(editor, id, { parent: root.id, column: 0, after: null }) === null);
  const columns = layouts[content.get(spot.parent)?.layout ?? '100'].map((_, index) => index);
  return (
    <>
      <Choice
        label={m.editor_move_container()}
        value={spot.parent ?? ''}
        options={allowed.map((root) => [root.id, containerName(editor, root)])}
        onChange={(parent) => onChange({ parent, column: 0, after: null })}
      />
      <Choice
        label={m.editor_move_column()}
        value={String(spot.column)}
        options={columns.map((index) => [String(index), m.editor_column({ number: index + 1 })])}
        onChange={(value) => onChange({ ...spot, column: Number(value), after: null })}
      />
    </>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: [string, string][];
  onChange(value: string): void;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
