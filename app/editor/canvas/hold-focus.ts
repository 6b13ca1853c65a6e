import type { Editor } from '../core/editor.ts';

/** After the picture with the ring and, where a text is entered, its caret: neither waits for this. */
const settled = 120;

/**
 * Gives the chosen module the focus when nothing else has it, so that keys and screen readers are where the ring is. The
 * module keeps its own role and its place in the order of Tab; leaving it leaves no trace.
 */
export function holdFocus({ interaction }: Editor, elementOf: (id: string) => HTMLElement | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    const id = interaction.selected.get();
    const isFree = document.activeElement === document.body || document.activeElement?.hasAttribute('data-held');
    const element = id && isFree && !interaction.editing.get() ? elementOf(id) : null;
    if (!element || element === document.activeElement) return;
    if (!element.hasAttribute('tabindex')) lend(element);
    element.focus({ preventScroll: true });
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(hold, settled);
  };
  // Whatever had it went away: a button that is rendered no more, a dialog that was taken out of the page.
  const lost = ({ relatedTarget }: FocusEvent) => relatedTarget === null && later();
  document.addEventListener('focusout', lost);
  const stops = [interaction.selected, interaction.editing, interaction.panel, interaction.inspector].map((cell) =>
    cell.subscribe(later),
  );
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusout', lost);
    for (const stop of stops) stop();
  };
}

function lend(element: HTMLElement): void {
  element.tabIndex = -1;
  element.setAttribute('data-held', '');
  const giveBack = () => {
    // Another window has the keyboard; the focus is still here.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', giveBack);
    element.removeAttribute('tabindex');
    element.removeAttribute('data-held');
  };
  element.addEventListener('blur', giveBack);
}
