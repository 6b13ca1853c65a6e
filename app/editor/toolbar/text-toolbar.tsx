import { toggleMark } from 'prosemirror-commands';
import type { Attrs, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import type { StoredLink } from '#app/cms/link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { LinkFinder } from '#app/inspector/finders/link-finder.tsx';
import { mounted } from '../canvas/mount-text.ts';
import { redo, undo } from '../state/deeds.ts';
import { useCell, useEditor } from '../state/use-editor.ts';

/** Exactly the tools of the specification, at the selection, outside the text being written. */
export function TextToolbar() {
  const editor = useEditor();
  const text = useCell(mounted);
  const [isLinking, link] = useState(false);
  if (!text) return null;
  const { view } = text;
  const { strong, em, link: linkMark } = view.state.schema.marks;
  const { bullet_list: bullets, ordered_list: numbers, list_item: item } = view.state.schema.nodes;
  if (!strong || !em || !linkMark || !bullets || !numbers || !item) return null;
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const list = (type: NodeType) => (inList(view) ? liftListItem(item) : wrapInList(type));
  const box = placeOf(view);
  return (
    <div
      className="ed-text"
      role="toolbar"
      aria-label={m.editor_text_tools()}
      data-text-tools=""
      style={box}
      onMouseDown={(event) => !(event.target instanceof HTMLInputElement) && event.preventDefault()}
    >
      <Tool label={m.editor_bold()} sign="B" pressed={hasMark(view, 'strong')} run={() => run(toggleMark(strong))} />
      <Tool label={m.editor_italic()} sign="I" pressed={hasMark(view, 'em')} run={() => run(toggleMark(em))} />
      <Tool
        label={m.editor_link()}
        sign="↗"
        pressed={hasMark(view, 'link')}
        run={() => (hasMark(view, 'link') ? run(toggleMark(linkMark)) : link(!isLinking))}
      />
      <Tool
        label={m.editor_bullets()}
        sign="•"
        pressed={inList(view) === 'bullet_list'}
        run={() => run(list(bullets))}
      />
      <Tool
        label={m.editor_numbers()}
        sign="1."
        pressed={inList(view) === 'ordered_list'}
        run={() => run(list(numbers))}
      />
      <Tool label={m.editor_align_left()} sign="⇤" pressed={false} run={() => run(align(null))} />
      <Tool label={m.editor_align_center()} sign="⇹" pressed={false} run={() => run(align('center'))} />
      <Tool label={m.editor_align_right()} sign="⇥" pressed={false} run={() => run(align('right'))} />
      <Tool label={m.editor_undo()} sign="↶" pressed={false} run={() => undo(editor)} />
      <Tool label={m.editor_redo()} sign="↷" pressed={false} run={() => redo(editor)} />
      {isLinking && (
        <Linking
          onLink={(attrs) => {
            link(false);
            run(toggleMark(linkMark, attrs));
          }}
        />
      )}
    </div>
  );
}

function Linking({ onLink }: { onLink(attrs: Attrs): void }) {
  const [blank, setBlank] = useState(false);
  const choose = (link: StoredLink) => onLink({ ref: link.ref ?? null, href: link.url ?? null, blank });
  return (
    <div className="ed-linking">
      <LinkFinder id="ed-link" onChoose={choose} />
      <label className="insp-check">
        <input type="checkbox" checked={blank} onChange={() => setBlank(!blank)} />
        {m.editor_link_blank()}
      </label>
    </div>
  );
}

function Tool({ label, sign, pressed, run }: { label: string; sign: string; pressed: boolean; run(): void }) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={pressed} onClick={run}>
      {sign}
    </button>
  );
}

function align(to: 'center' | 'right' | null): Command {
  return (state, dispatch) => {
    const { from, to: end } = state.selection;
    const change = state.tr;
    state.doc.nodesBetween(from, end, (node, position) => {
      if (node.type.name === 'paragraph') change.setNodeAttribute(position, 'align', to);
    });
    dispatch?.(change);
    return true;
  };
}

function hasMark({ state }: EditorView, name: string): boolean {
  const type = state.schema.marks[name];
  const { from, to, empty, $from } = state.selection;
  if (!type) return false;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

function inList({ state }: EditorView): string | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name.endsWith('_list')) return name;
  }
  return null;
}

/** Below the text, so that nothing being written is covered; inside the window in any case. */
function placeOf(view: EditorView) {
  const box = view.dom.getBoundingClientRect();
  const caret = view.coordsAtPos(view.state.selection.to);
  const top = Math.min(Math.max(56, caret.bottom + 10), innerHeight - 60);
  return { left: Math.max(8, Math.min(box.left, innerWidth - 400)), top };
}
