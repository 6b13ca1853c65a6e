import type { Locale } from '#app/i18n/locale.ts';
import type { Editor } from '../core/editor.ts';
import { moduleElement } from '../document/module-element.ts';
import type { Presence } from '../presence/presence.ts';

/** The same page in one of the two languages, in a frame of the window that shows both. */
export type Side = Begun & { lang: Locale; document: Document; window: Window & typeof globalThis };

/** What a page hands to the window around it. */
type Begun = { editor: Editor; colleagues: Presence };

export type Pair = { start: Side; end: Side };

/** Told to the frame by the page in it. */
const opened = 'foyer:side';

/** The address of a page as it stands beside itself in the other language. */
export function sideAddress(url: string, place: 'start' | 'end'): string {
  return `${url}?edit&noToolbar&side=${place}`;
}

/** A page that stands beside itself says so to its style sheet, and hands what it has begun to the window around it. Answers how to end that. */
export function standBeside(begun: Begun): () => void {
  const place = placeOfSide();
  // Null in a window of its own, and in a frame of another host.
  const frame = window.frameElement;
  if (!frame || !place) return () => {};
  document.documentElement.setAttribute('data-side', place);
  frame.dispatchEvent(new CustomEvent<Begun>(opened, { detail: begun }));
  return () => document.documentElement.removeAttribute('data-side');
}

/** Whether this page stands in a frame beside itself in the other language. */
export function isSide(): boolean {
  return placeOfSide() !== null;
}

function placeOfSide(): string | null {
  return new URLSearchParams(location.search).get('side');
}

/** Calls back with the page in a frame each time its editor has begun. */
export function onSide(frame: HTMLIFrameElement, lang: Locale, then: (side: Side) => void): () => void {
  const listener = (event: Event) => {
    const { contentDocument, contentWindow } = frame;
    // Proof: only the page in the frame tells it, and sends its editor.
    const { detail } = event as CustomEvent<Begun>;
    if (contentDocument && contentWindow)
      then({ lang, ...detail, document: contentDocument, window: contentWindow as Side['window'] });
  };
  frame.addEventListener(opened, listener);
  return () => frame.removeEventListener(opened, listener);
}

/** Brings a module before one's eyes and the caret into its field; where that is not written on the page, its form opens. */
export function writeAt({ editor, document, window }: Side, id: string, path: string | null): void {
  const { interaction } = editor;
  window.focus();
  moduleElement(id, document)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  interaction.selected.set(id);
  if (path) interaction.resumed.set({ id, path, at: 0 });
  if (!interaction.editing.get()) interaction.inspector.set(true);
}
