import { toggleMark } from 'prosemirror-commands';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useState } from 'react';
import type { StoredLink } from '#app/cms/link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { LinkFinder } from '#app/inspector/finders/link-finder.tsx';
import { mounted } from '../canvas/mount-text.ts';
import { redo, undo } from '../state/deeds.ts';
import { useCell, useEditor } from '../state/use-editor.ts';
import { type TextIcon, textIcons } from './text-icons.ts';

/** Exactly the tools of the specification, at the selection, outside the text being written. */
export function TextToolbar() {
  const editor = useEditor();
  const text = useCell(mounted);
  const [isLinking, link] = useState(false);
  if (!text) return null;
  const { view } = text;
  const { strong, em, link: linkMark, lang: langMark } = view.state.schema.marks;
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
      onMouseDown={(event) => !isForm(event.target) && event.preventDefault()}
      onKeyDown={(event) => walk(event)}
    >
      <Tool label={m.editor_bold()} icon="bold" pressed={hasMark(view, 'strong')} run={() => run(toggleMark(strong))} />
      <Tool label={m.editor_italic()} icon="italic" pressed={hasMark(view, 'em')} run={() => run(toggleMark(em))} />
      <Tool
        label={m.editor_link()}
        icon="link"
        pressed={hasMark(view, 'link')}
        run={() => (hasMark(view, 'link') ? run(toggleMark(linkMark)) : link(!isLinking))}
      />
      <span />
      <Tool
        label={m.editor_bullets()}
        icon="bullets"
        pressed={inList(view) === 'bullet_list'}
        run={() => run(list(bullets))}
      />
      <Tool
        label={m.editor_numbers()}
        icon="numbers"
        pressed={inList(view) === 'ordered_list'}
        run={() => run(list(numbers))}
      />
      <span />
      {(['left', 'center', 'right'] as const).map((side) => (
        <Tool
          key={side}
          label={alignWords[side]()}
          icon={side}
          pressed={alignOf(view) === side}
          run={() => run(align(side === 'left' ? null : side))}
        />
      ))}
      <span />
      <Tool label={m.editor_undo()} icon="undo" run={() => undo(editor)} />
      <Tool label={m.editor_redo()} icon="redo" run={() => redo(editor)} />
      {langMark && (
        <select
          aria-label={m.editor_part_language()}
          value={langAt(view)}
          onChange={(event) => run(setLanguage(langMark, event.target.value))}
        >
          <option value="">{m.editor_part_language()}</option>
          {partLanguages.map((code) => (
            <option key={code} value={code}>
              {new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(code)}
            </option>
          ))}
        </select>
      )}
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

function Tool({ label, icon, pressed, run }: { label: string; icon: TextIcon; pressed?: boolean; run(): void }) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={pressed} onClick={run}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={textIcons[icon]} />
      </svg>
    </button>
  );
}

const alignWords = { left: m.editor_align_left, center: m.editor_align_center, right: m.editor_align_right };

/** Languages a museum quotes in; the mark tells screen readers how to speak the words (WCAG 3.1.2). */
const partLanguages = ['de', 'en', 'fr', 'nl', 'da', 'sv', 'no', 'pl', 'it', 'es', 'pt', 'la', 'nds'];

function setLanguage(type: MarkType, lang: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const change = state.tr.removeMark(from, to, type);
    if (lang) change.addMark(from, to, type.create({ lang }));
    dispatch?.(change);
    return true;
  };
}

function langAt({ state }: EditorView): string {
  const { lang } = state.schema.marks;
  const { $from, from, empty } = state.selection;
  if (!lang) return '';
  const marks = empty ? $from.marks() : (state.doc.nodeAt(from)?.marks ?? []);
  return lang.isInSet(marks)?.attrs.lang ?? '';
}

function alignOf({ state }: EditorView): string {
  return state.selection.$from.parent.attrs.align ?? 'left';
}

/** Arrow keys go from tool to tool; Escape returns to the text. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || isForm(event.target)) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button')];
  const at = tools.indexOf(document.activeElement as HTMLElement);
  tools[(at + step + tools.length) % tools.length]?.focus();
  event.preventDefault();
}

function isForm(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
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

/**
 * Never over the line that holds the caret: below the whole text, else above it, else below the top bar or at the
 * foot of the window, whichever is farther from the caret.
 */
function placeOf(view: EditorView) {
  const box = view.dom.getBoundingClientRect();
  const caret = view.coordsAtPos(view.state.selection.head);
  const left = Math.max(8, Math.min(box.left, innerWidth - toolWidth - 8));
  // On a narrow screen the tools stand in two rows.
  const height = innerWidth < toolWidth + 16 ? 72 : 36;
  if (box.bottom + 12 + height < innerHeight) return { left, top: Math.max(box.bottom + 12, 56) };
  const above = box.top - height - 52;
  if (above > 56) return { left, top: above };
  return { left, top: caret.top > innerHeight / 2 ? 56 : innerHeight - height - 12 };
}

const toolWidth = 470;
