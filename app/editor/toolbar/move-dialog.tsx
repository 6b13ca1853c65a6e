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
  const [parent, setParent] = useState(node?.parent_id ?? null);
  const [column, setColumn] = useState(node?.column_index ?? 0);
  const [after, setAfter] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useStillPage();
  const isRoot = node?.parent_id === null;
  const roots = content.children(null);
  const allowed = roots.filter((root) => whyNot(editor, id, { parent: root.id, column: 0, after: null }) === null);
  const columns = layouts[content.get(parent)?.layout ?? '100'].map((_, index) => index);
  const siblings = node && isRoot ? content.beside(node) : content.children(parent, column);
  const others = siblings.filter((other) => other.id !== id);
  const name = moduleName(node?.model ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    dialog.current?.close();
    moveTo(editor, id, { parent, column, after });
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
        {!isRoot && (
          <Choice
            label={m.editor_move_container()}
            value={parent ?? ''}
            options={allowed.map((root) => [root.id, containerName(editor, root)])}
            onChange={(value) => {
              setParent(value);
              setColumn(0);
              setAfter(null);
            }}
          />
        )}
        {!isRoot && (
          <Choice
            label={m.editor_move_column()}
            value={String(column)}
            options={columns.map((index) => [String(index), m.editor_column({ number: index + 1 })])}
            onChange={(value) => {
              setColumn(Number(value));
              setAfter(null);
            }}
          />
        )}
        <Choice
          label={m.editor_move_position()}
          value={after ?? ''}
          options={[
            ['', m.editor_move_first()],
            ...others.map((other, index): [string, string] => [
              other.id,
              m.editor_move_after({ name: `${index + 1}. ${moduleName(other.model)}` }),
            ]),
          ]}
          onChange={(value) => setAfter(value || null)}
        />
        <button type="submit" className="ed-primary">
          {m.editor_move_submit()}
        </button>
      </form>
    </dialog>
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
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
