import { toggleMark } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { mounted } from '../canvas/text/mount-text.ts';
import { redo, undo } from '../commands/module-commands.ts';
import { useEditor, usePart } from '../core/use-editor.ts';
import { Linking } from './linking.tsx';
import { type TextIcon, textIcons } from './text-icons.ts';
import { withLanguage } from './text-link.ts';
import { looksAt } from './text-looks.ts';
import { keepBeside } from './text-place.ts';
import css from './text-toolbar.module.css';

/** The tools for text (docs/behaviour/editor.md#writing-in-place), at the selection, outside the text being written. */
export function TextToolbar() {
  const editor = useEditor();
  const view = usePart(mounted, (text) => text?.view ?? null);
  // Compared as words: most keys change nothing of it, and then nothing is rendered.
  usePart(mounted, (text) => text && JSON.stringify(looksAt(text.view.state)));
  // Of the text it was opened in: the next one begins without it.
  const [linked, link] = useState<EditorView | null>(null);
  const isLinking = view !== null && linked === view;
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (view && tools.current ? keepBeside(view, tools.current) : undefined), [view]);
  if (!view) return null;
  return (
    <div
      ref={tools}
      className={css.text}
      role="toolbar"
      aria-label={m.editor_text_tools()}
      data-text-tools=""
      onMouseDown={(event) => !isForm(event.target) && event.preventDefault()}
      onKeyDown={(event) => walk(event, view)}
    >
      <MarkTools view={view} isLinking={isLinking} onLink={() => link(isLinking ? null : view)} />
      <span />
      <ListTools view={view} />
      <span />
      <AlignTools view={view} />
      <span />
      <Tool label={m.editor_undo()} icon="undo" run={() => undo(editor)} />
      <Tool label={m.editor_redo()} icon="redo" run={() => redo(editor)} />
      {view.state.schema.marks.lang && <PartLanguage view={view} />}
      {isLinking && <Linking view={view} close={() => link(null)} />}
    </div>
  );
}

type ToolsProps = { view: EditorView };

function run(view: EditorView, command: Command) {
  command(view.state, view.dispatch, view);
  view.focus();
}

function MarkTools({ view, isLinking, onLink }: ToolsProps & { isLinking: boolean; onLink(): void }) {
  const looks = looksAt(view.state);
  const { strong, em, link } = view.state.schema.marks;
  if (!strong || !em || !link) return null;
  return (
    <>
      <Tool label={m.editor_bold()} icon="bold" pressed={looks.strong} run={() => run(view, toggleMark(strong))} />
      <Tool label={m.editor_italic()} icon="italic" pressed={looks.em} run={() => run(view, toggleMark(em))} />
      <Tool label={m.editor_link()} icon="link" pressed={looks.link} expanded={isLinking} run={onLink} />
    </>
  );
}

function ListTools({ view }: ToolsProps) {
  const { list } = looksAt(view.state);
  const { bullet_list: bullets, ordered_list: numbers, list_item: item } = view.state.schema.nodes;
  if (!bullets || !numbers || !item) return null;
  const tools = [
    { label: m.editor_bullets(), icon: 'bullets', type: bullets },
    { label: m.editor_numbers(), icon: 'numbers', type: numbers },
  ] as const;
  return tools.map(({ label, icon, type }) => (
    <Tool
      key={icon}
      label={label}
      icon={icon}
      pressed={list === type.name}
      run={() => run(view, listAs(type, item, list))}
    />
  ));
}

function AlignTools({ view }: ToolsProps) {
  const looks = looksAt(view.state);
  return (['left', 'center', 'right'] as const).map((side) => (
    <Tool
      key={side}
      label={alignLabels[side]()}
      icon={side}
      pressed={looks.align === side}
      run={() => run(view, align(side === 'left' ? null : side))}
    />
  ));
}

/** In which language the marked words are, so that they are spoken in it. */
function PartLanguage({ view }: ToolsProps) {
  // Costly to make, so not once per language and rendering.
  const languages = useMemo(() => new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }), []);
  return (
    <select
      aria-label={m.editor_part_language()}
      value={looksAt(view.state).lang}
      onChange={(event) => {
        const change = withLanguage(view.state, event.target.value);
        if (change) view.dispatch(change);
        view.focus();
      }}
    >
      <option value="">{m.editor_part_language()}</option>
      {partLanguages.map((code) => (
        <option key={code} value={code}>
          {languages.of(code)}
        </option>
      ))}
    </select>
  );
}

type ToolProps = { label: string; icon: TextIcon; pressed?: boolean; expanded?: boolean; run(): void };

function Tool({ label, icon, pressed, expanded, run }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-tool={icon}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={run}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={textIcons[icon]} />
      </svg>
    </button>
  );
}

const alignLabels = { left: m.editor_align_left, center: m.editor_align_center, right: m.editor_align_right };

/** Languages a museum quotes in; the mark tells screen readers how to speak the words (WCAG 3.1.2). */
const partLanguages = ['de', 'en', 'fr', 'nl', 'da', 'sv', 'no', 'pl', 'it', 'es', 'pt', 'la', 'nds'];

/** Another kind of list where there is one, no list where it is of this kind, a list where there is none. */
function listAs(type: NodeType, item: NodeType, now: string | null): Command {
  if (now === null) return wrapInList(type);
  if (now === type.name) return liftListItem(item);
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if (!$from.node(depth).type.name.endsWith('_list')) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
      return true;
    }
    return false;
  };
}

/** Arrow keys go from tool to tool; Escape returns to the text. */
function walk(event: KeyboardEvent<HTMLDivElement>, view: EditorView) {
  if (event.key === 'Escape') view.focus();
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
