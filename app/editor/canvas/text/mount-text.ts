import type { Node as ProseNode } from 'prosemirror-model';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isSame } from '#app/cms/same-value.ts';
import { Observable } from '#app/drafting/observable.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import { setAt, valueAt } from '#app/editor/document/value-path.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel } from '#app/inspector/labels.ts';
import { textForm } from '#app/inspector/text/stored-text.ts';
import { textKeys } from '#app/inspector/text/text-keys.ts';
import { tension } from '#app/ui/tension.ts';
import { restoreElement, type SavedElement, saveElement } from '../live/saved-element.ts';
import { textPaste } from '../paste/text-paste.ts';
import { readCaret, writeCaret } from './caret.ts';
import { keptCaret } from './kept-caret.ts';
import { typingStride } from './typing-stride.ts';
import { typography } from './typography.ts';

export type MountedText = { view: EditorView; leave(): void };

/** The field that holds the caret, for the toolbar; `version` rises with every change of text or selection. */
export const mounted = new Observable<{ view: EditorView; version: number } | null>(null);

/** Less than the 450 ms within which a letter is to be kept, so that a slow computer keeps it in time too. */
const typingPause = 300;

/** Makes the very node the visitor sees editable; leaving puts it back as it was and lets the view render the new value. */
export function mountText(
  editor: Editor,
  { element, id, path }: { element: HTMLElement; id: string; path: string },
): MountedText | null {
  const node = editor.content.get(id);
  const field = editor.fieldOf(id, path);
  if (!node || !field) return null;
  const lang: Locale | null = field.localized ? editor.context.locale : null;
  const form = textForm(field, editor.context);
  const caret = readCaret(element, field.kind);
  const saved = saveElement(element);
  const label = m.editor_step_text({ name: fieldLabel(node.model, path.split('.').at(-1) ?? path) });

  editor.fields.freeze(id);
  emptyForTyping(element);
  const steps = typedSteps(editor, { id, path, lang, label, form, document: () => view.state.doc });
  const pasting = textPaste(editor, { id, path, field, lang, write: form.write });
  const isRich = field.kind === 'rich-text';
  const plugins = [typography(lang ?? editor.context.locale), ...textKeys(form.schema)];
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: form.read(valueAt(node, path, lang)), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': String(isRich), 'aria-label': label },
      ...pasting.props,
      handleTextInput: isRich ? insertOnSlash(editor, id) : () => false,
      dispatchTransaction(transaction) {
        steps.around(transaction, () => {
          view.updateState(view.state.apply(transaction));
          if (transaction.docChanged) stretch(element, view.state.doc.textContent);
        });
        mounted.set({ view, version: (mounted.get()?.version ?? 0) + 1 });
        if (transaction.getMeta('paste')) void pasting.done(view);
      },
    },
  );
  const stopWatching = editor.content.subscribe(id, () =>
    takeOver(view, form.read(valueAt(editor.content.get(id) ?? node, path, lang)), { keepsCaret: editor.isHearing }),
  );
  editor.flushText = steps.flush;
  view.focus();
  writeCaret(view, caret);
  mounted.set({ view, version: 0 });
  editor.interaction.editing.set({ id, path });

  return {
    view,
    leave: once(() => {
      steps.flush();
      stopWatching();
      editor.flushText = () => {};
      finish(view, element, saved);
      editor.fields.freeze(null);
      mounted.set(null);
      editor.interaction.editing.set(null);
      editor.content.touch(id);
    }),
  };
}

/** Lines break while one types where they break for visitors. */
function emptyForTyping(element: HTMLElement) {
  const wrap = getComputedStyle(element).getPropertyValue('text-wrap');
  element.replaceChildren();
  element.style.whiteSpace = 'pre-wrap';
  element.style.setProperty('text-wrap', wrap);
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    run();
  };
}

type Steps = {
  id: string;
  path: string;
  lang: Locale | null;
  label: string;
  form: ReturnType<typeof textForm>;
  document(): ProseNode;
};

/** What is typed becomes a step after a pause; what was typed until now is one of its own before something else begins. */
function typedSteps(editor: Editor, { id, path, lang, label, form, document }: Steps) {
  const stride = typingStride();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the first and the last letter that are not put down yet: a pause is one between letters. */
  let time: { begun: number; at: number } | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const now = editor.content.get(id);
    if (!now) return;
    const value = form.write(document());
    if (!isSame(value, form.write(form.read(valueAt(now, path, lang)))))
      editor.do(label, [setAt(now, path, lang, value)], { joins: stride.joins(), time });
    time = undefined;
  }
  function flushAndBreak() {
    flush();
    stride.breakHere();
  }
  return {
    flush,
    /** Applies a transaction with the steps that it begins or ends. */
    around(transaction: Transaction, apply: () => void) {
      const isOwn = transaction.docChanged && !transaction.getMeta('outside');
      const isTyping = isOwn && stride.isTyping(transaction);
      if (isOwn && !isTyping) flushAndBreak();
      apply();
      if (isOwn && !isTyping) flushAndBreak();
      if (!isTyping) return;
      time = { begun: time?.begun ?? transaction.time, at: transaction.time };
      timer ??= setTimeout(flush, typingPause);
    },
  };
}

/** A slash asks what else may stand here: instead of an empty text, or below one that ends with an empty paragraph. */
function insertOnSlash(editor: Editor, id: string) {
  return (view: EditorView, _from: number, _to: number, typed: string): boolean => {
    if (typed !== '/') return false;
    if (view.state.doc.textContent === '') return openInserter(editor, id, { replaces: id });
    const end = emptyEnd(view.state);
    if (end === null) return false;
    view.dispatch(view.state.tr.delete(end, view.state.doc.content.size));
    return openInserter(editor, id);
  };
}

/** Where the empty paragraph begins that the text ends with and the caret is in; null when there is none. */
function emptyEnd({ doc, selection }: EditorState): number | null {
  const last = doc.lastChild;
  if (!last?.isTextblock || last.content.size > 0) return null;
  const start = doc.content.size - last.nodeSize;
  return selection.from === start + 1 ? start : null;
}

function openInserter(editor: Editor, id: string, more: { replaces?: string } = {}): boolean {
  const node = editor.content.get(id);
  if (!node) return false;
  const spot = { parent: node.parent_id, column: node.column_index, after: id, ...more };
  editor.interaction.panel.set({ kind: 'inserter', spot });
  return true;
}

/** Undo and colleagues change the store; the open view follows. Only one's own steps take the caret along. */
function takeOver(view: EditorView, document: ProseNode, { keepsCaret }: { keepsCaret: boolean }) {
  const { doc } = view.state;
  const start = doc.content.findDiffStart(document.content);
  if (start === null) return;
  let { a: end, b: newEnd } = doc.content.findDiffEnd(document.content) ?? { a: start, b: start };
  // A repeated letter at the seam makes the two ends overlap the start.
  const overlap = Math.max(0, start - Math.min(end, newEnd));
  end += overlap;
  newEnd += overlap;
  const change = view.state.tr.replace(start, end, document.slice(start, newEnd)).setMeta('outside', true);
  if (keepsCaret) {
    const { selection } = view.state;
    const [anchor, head] = [selection.anchor, selection.head].map((one) =>
      change.doc.resolve(keptCaret(doc, document, one) ?? change.mapping.map(one)),
    );
    if (anchor && head) change.setSelection(TextSelection.between(anchor, head));
    return view.dispatch(change);
  }
  const at = change.doc.resolve(Math.min(newEnd, change.doc.content.size));
  view.dispatch(change.setSelection(TextSelection.near(at)).scrollIntoView());
}

function finish(view: EditorView, element: HTMLElement, saved: SavedElement) {
  view.destroy();
  restoreElement(element, saved);
}

/** A title's width follows its length while it is typed. */
function stretch(element: HTMLElement, text: string) {
  if (!element.style.getPropertyValue('--wd')) return;
  for (const [name, value] of Object.entries(tension(text))) {
    if (name.startsWith('--')) element.style.setProperty(name, String(value));
  }
}
