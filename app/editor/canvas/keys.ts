import { m } from '#app/i18n/paraglide/messages.js';
import { move, nextColumn } from '../commands/arrange.ts';
import { duplicate, redo, remove, undo } from '../commands/module-commands.ts';
import type { Editor } from '../core/editor.ts';
import { chooseModule } from './choose-module.ts';
import { isInForm, openForm } from './open-form.ts';

type Canvas = {
  signal: AbortSignal;
  leaveText(): void;
  /** Puts the caret into the words a module is about; false where it has none. */
  enterWords(id: string): boolean;
  /** From the text with the caret to the one after or before it on the page; false at the end of the page. */
  nextText(step: -1 | 1): boolean;
  /** Behind a headline that is complete: the text that follows it. */
  goOnAfter(): boolean;
  elementOf(id: string): HTMLElement | null;
  isTyping(): boolean;
};

/** Keys by what they say, not by where they lie, so that German keyboards work; silent during composition. */
export function watchKeys(editor: Editor, canvas: Canvas): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.altKey) return;
      const run = event.ctrlKey || event.metaKey ? withControl : alone;
      const handled = isInDialogOrForm(event.target) ? outOfForm(editor, canvas, event) : run(editor, canvas, event);
      if (!handled) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: canvas.signal },
  );
}

/** In a field of the form or the outline a key belongs to the field, but for those that lead out of it and the one that saves. */
function outOfForm(editor: Editor, canvas: Canvas, event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('dialog:not([data-half]), [role=menu]')) return false;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() === 's') return done(() => save(editor));
    return isInForm(target) && !isSought(target) && alongTimeline(editor, event);
  }
  if (event.key === 'F6') return nextRegion(editor, canvas, event.shiftKey ? -1 : 1);
  if (event.key === 'F8') return done(() => stepFindings(editor, event));
  return event.key === 'Escape' && leaveForm(target);
}

/** Back to the module, which takes the focus that is let go; a list of offers is closed first. */
function leaveForm(target: EventTarget | null): boolean {
  if (!isInForm(target) || target.ariaExpanded === 'true') return false;
  return done(() => target.blur());
}

/** Words that are only looked for are no step of the page: the browser takes them back. */
function isSought(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && target.role === 'combobox' && target.value !== '';
}

function alongTimeline(editor: Editor, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) return done(() => undo(editor));
  return (letter === 'y' || letter === 'z') && done(() => redo(editor));
}

function withControl(editor: Editor, canvas: Canvas, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const id = editor.interaction.selected.get();
  if (alongTimeline(editor, event)) return true;
  if (key === 's') return done(() => save(editor));
  if (key === 'k' && canvas.isTyping())
    return done(() => textTools()?.querySelector<HTMLElement>('[data-tool=link]')?.click());
  if (!id || canvas.isTyping()) return false;
  if (key === 'd') return done(() => duplicate(editor, id));
  if (key === 'm') return done(() => editor.interaction.panel.set({ kind: 'move', id }));
  if (event.shiftKey && key === 'arrowup') return done(() => move(editor, id, -1));
  if (event.shiftKey && key === 'arrowdown') return done(() => move(editor, id, 1));
  return false;
}

function alone(editor: Editor, canvas: Canvas, event: KeyboardEvent): boolean {
  const { interaction } = editor;
  const id = interaction.selected.get();
  const isAtTools = textTools()?.contains(event.target as Node) ?? false;
  if (event.key === 'Escape' && isInForm(event.target)) return leaveForm(event.target);
  if (event.key === 'Escape') return !isAtTools && !keepsEscape(event.target) && climb(editor, canvas);
  if (event.key === 'F6' && canvas.isTyping() && !isAtTools && textTools() && !isAsked())
    return done(() => textTools()?.querySelector('button')?.focus());
  if (event.key === 'F6') return nextRegion(editor, canvas, event.shiftKey ? -1 : 1);
  if (event.key === 'F8') return done(() => stepFindings(editor, event));
  if (event.key === '?' && !id && !canvas.isTyping()) return done(() => interaction.panel.set({ kind: 'help' }));
  if (event.key === 'F2' && id) return done(() => inspect(editor, canvas));
  if (canvas.isTyping()) return !isAtTools && onwards(canvas, event);
  if (!id || isInChrome(event.target)) return false;
  switch (event.key) {
    case 'Delete':
      return done(() => remove(editor, id));
    case 'Enter':
      return enter(editor, canvas, id);
    case 'ArrowLeft':
      return done(() => beside(editor, canvas, id, -1));
    case 'ArrowRight':
      return done(() => beside(editor, canvas, id, 1));
    case 'ArrowDown':
      return step(editor, canvas, 1);
    case 'ArrowUp':
      return step(editor, canvas, -1);
    default:
      return isLetter(event) && letterFor(editor, canvas, id);
  }
}

/** Whoever shows the findings does it. */
function stepFindings({ interaction }: Editor, { shiftKey }: KeyboardEvent): void {
  interaction.stepped.set({ by: shiftKey ? -1 : 1 });
}

/** Tab goes from text to text, but in a list, where it is a level; Enter behind a headline goes on with a text. */
function onwards(canvas: Canvas, { key, shiftKey }: KeyboardEvent): boolean {
  if (key === 'Enter' && !shiftKey) return canvas.goOnAfter();
  const isInList = getSelection()?.anchorNode?.parentElement?.closest('[contenteditable] li') ?? null;
  return key === 'Tab' && !isInList && canvas.nextText(shiftKey ? -1 : 1);
}

/** Whoever types means the words of what is chosen: the caret goes there first, and the browser writes the letter to it. */
function letterFor(editor: Editor, canvas: Canvas, id: string): boolean {
  const words = editor.content.subtree(id).some((node) => canvas.enterWords(node.id));
  return !words && done(() => openForm(editor.interaction));
}

function isLetter({ key }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ';
}

function save(editor: Editor): void {
  void editor.saved().then((isSaved) => {
    const { toast } = editor.interaction;
    const text = isSaved ? m.editor_saved_all() : m.editor_publish_unsaved();
    // A way back that is on offer is worth more than what the pill says as well.
    if (toast.get()) editor.interaction.note(text);
    else toast.set({ text, canUndo: false });
  });
}

function inspect(editor: Editor, canvas: Canvas): void {
  canvas.leaveText();
  openForm(editor.interaction);
}

/** Text, module, container, nothing. */
function climb(editor: Editor, canvas: Canvas): boolean {
  const { selected } = editor.interaction;
  const id = selected.get();
  if (!id) return canvas.isTyping() && done(canvas.leaveText);
  if (canvas.isTyping())
    return done(() => {
      canvas.leaveText();
      choose(editor, canvas, id);
    });
  return done(() => choose(editor, canvas, editor.content.get(id)?.parent_id ?? null));
}

function enter(editor: Editor, canvas: Canvas, id: string): boolean {
  const first = editor.content.children(id)[0];
  if (first) return done(() => choose(editor, canvas, first.id));
  return done(() => canvas.enterWords(id) || openForm(editor.interaction));
}

function step(editor: Editor, canvas: Canvas, by: 1 | -1): boolean {
  const { selected } = editor.interaction;
  const order = editor.content.inOrder();
  const next = order[order.findIndex(({ id }) => id === selected.get()) + by];
  if (!next) return false;
  return done(() => choose(editor, canvas, next.id));
}

function beside(editor: Editor, canvas: Canvas, id: string, step: -1 | 1): void {
  const next = nextColumn(editor, id, step);
  if (next) choose(editor, canvas, next);
}

function choose(editor: Editor, canvas: Canvas, id: string | null): void {
  chooseModule(editor, id, id ? canvas.elementOf(id) : null);
}

/** Top bar, outline, inspector, actions of the module and the page: one key goes round; from the page it leads to what is asked first. */
function nextRegion(editor: Editor, canvas: Canvas, step: -1 | 1): boolean {
  const overlay = document.querySelector('[data-editor-overlay]');
  const regions = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-region]:not([data-region=decisions], [data-region=preview]:not([data-half])), [data-region=decisions] > *',
    ),
    ...(overlay?.querySelectorAll<HTMLElement>('[role=button]') ?? []),
  ].filter((region) => region.checkVisibility());
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const decision =
    at < 0 ? regions.find(({ parentElement }) => parentElement?.matches('[data-region=decisions]')) : undefined;
  // The page comes last, and is where the keyboard is when it is in none of them.
  const next = decision ?? regions[((at < 0 ? regions.length : at) + step + regions.length + 1) % (regions.length + 1)];
  canvas.leaveText();
  if (!next) return done(() => goToPage(editor, canvas));
  const first = next.matches('[role=button]') ? next : next.querySelector<HTMLElement>('button, a[href], input');
  return done(() => first?.focus());
}

/** To the module that is chosen, or the first of the page: from there the arrows go on. */
function goToPage(editor: Editor, canvas: Canvas): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  choose(editor, canvas, editor.interaction.selected.get() ?? editor.content.inOrder()[0]?.id ?? null);
}

function isAsked(): boolean {
  return document.querySelector('[data-region=decisions] > *') !== null;
}

/** The tools beside the text that is being written. */
function textTools(): HTMLElement | null {
  return document.querySelector('[data-text-tools]');
}

function isInDialogOrForm(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('dialog:not([data-half]), input, textarea, select, [role=menu], [data-form-text]') !== null
  );
}

/** Beside the page the preview is no dialog that keeps every key, but Escape closes it, as it does the versions; in the outline it lets go what was chosen. */
function keepsEscape(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-region=preview], [data-region=versions], [role=tree]:has([aria-selected=true])') !== null
  );
}

function isInChrome(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-editor-overlay], [data-editor-chrome]') !== null;
}

function done(run: () => unknown): true {
  run();
  return true;
}
