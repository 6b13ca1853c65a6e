import { type RefObject, useEffect } from 'react';

type ModalRef = RefObject<HTMLDialogElement | null>;

/** The modal dialogs that are open, the topmost last: one may lie over another. */
let open: readonly ModalRef[] = [];
const listeners = new Set<() => void>();

/**
 * Counts a modal dialog among those that are open, and keeps the page behind from scrolling (dialog.module.css). Told by the
 * dialogs and not asked for with `html:has(dialog:modal)`: that looked through the whole document again whenever the list of
 * dates grew, and took a third of what its styles cost.
 */
export function useOpenModal(dialog: ModalRef, isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    say([...open, dialog]);
    return () => say(open.filter((other) => other !== dialog));
  }, [dialog, isOpen]);
}

function say(now: readonly ModalRef[]): void {
  open = now;
  document.documentElement.toggleAttribute('data-still', open.length > 0);
  for (const listener of [...listeners]) listener();
}

/** The dialog outside of which nothing can be used or is read aloud; null when there is none. */
export const topModal = (): HTMLDialogElement | null => open.at(-1)?.current ?? null;

export function watchModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
