import { isSide } from '../both-languages/side.ts';
import type { Editor } from '../core/editor.ts';
import { moduleElement } from '../document/module-element.ts';
import type { Presence } from '../presence/presence.ts';
import { startDragging } from './drag/drag.ts';
import { watchPlaces } from './drag/move-place.ts';
import { watchHighlights } from './highlights.ts';
import { holdFocus } from './hold-focus.ts';
import { watchKeys } from './keys.ts';
import { createOverlay } from './overlay/overlay.ts';
import { markTargets } from './overlay/target-marks.ts';
import { markUntranslated } from './overlay/untranslated-marks.ts';
import { watchClipboard } from './paste/module-clipboard.ts';
import { watchPointer } from './pointer.ts';
import { stayInText } from './text/stay-in-text.ts';
import { TextSession } from './text/text-session.ts';
import { typeAhead } from './text/type-ahead.ts';

/** One set of delegated listeners for the whole page; modules themselves know nothing of it. Answers how to end it. */
export function startCanvas(editor: Editor, page: HTMLElement, colleagues: Presence): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const elementOf = (id: string) => moduleElement(id, page);
  const leaveText = () => session.leave();
  const enterText = (element: HTMLElement) => session.enter(element);
  const isTyping = () => session.writing !== null;
  const overlay = createOverlay(editor, colleagues, { leaveText, enterText, elementOf });
  const { handle, showDrop } = overlay;
  const stopDragging = startDragging(editor, { page, handle, showDrop, elementOf });
  // Its keys come before all others.
  const early = typeAhead(editor, signal);
  const session = new TextSession(editor, { colleagues, early, elementOf, onLeave: () => overlay.calm(false) });

  watchPlaces(editor, { page, isTyping, signal });
  watchPointer(editor, { page, session, overlay, signal });
  watchFocus(page, { session, onWriting: () => overlay.calm(true), signal });
  watchClipboard(editor, { signal, elementOf, isTyping });
  const stops = [
    markTargets(editor, page),
    // Where both languages are seen, the spine between them says it.
    isSide() ? () => {} : markUntranslated(editor),
    // In a frame it would be taken from the window around it, or from the other language.
    holdFocus(editor, (id) => (isSide() && !document.hasFocus() ? null : elementOf(id))),
    watchHighlights(editor, elementOf),
    watchBeginnings(editor, session),
    stayInText(page, { writing: () => session.writing, reenter: () => session.reenter() }),
  ];
  session.resume();
  watchKeys(editor, {
    ...{ signal, leaveText, elementOf, isTyping },
    enterWords: (id) => session.enterWords(id),
    nextText: (step) => session.enterNext(page, step),
    goOnAfter: () => session.goOnAfter(),
  });

  return () => {
    session.leave();
    ending.abort();
    stopDragging();
    for (const stop of stops) stop();
    overlay.remove();
  };
}

type Focus = { session: TextSession; onWriting(): void; signal: AbortSignal };

/** The tools step aside while somebody writes; the text is left when the focus goes elsewhere. */
function watchFocus(page: HTMLElement, { session, onWriting, signal }: Focus): void {
  page.addEventListener('keydown', (event) => session.writing && event.key.length === 1 && onWriting(), { signal });
  document.addEventListener(
    'focusin',
    (event) => {
      const target = event.target as Element;
      const { writing } = session;
      if (writing && !writing.element.contains(target) && !target.closest('[data-text-tools]')) session.leave();
    },
    { signal },
  );
  // Beside itself in the other language, the page that is written in next is another document.
  if (isSide()) addEventListener('blur', () => session.writing && session.leave(), { signal });
}

/** Where the caret goes without a pointer: into a new module, and back to where it was before a reload. */
function watchBeginnings({ interaction }: Editor, session: TextSession): () => void {
  // First the module is seen, then the caret: to mount the text takes as long as to render the picture that waits for it.
  const stopBegun = interaction.begun.subscribe(() => {
    const id = interaction.begun.get();
    if (id) afterFrames(3, () => session.begin(id));
  });
  const stopResumed = interaction.resumed.subscribe(() => session.resume());
  return () => {
    stopBegun();
    stopResumed();
  };
}

function afterFrames(count: number, run: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, run) : run()));
}
