import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Where words for the person have to stand: inside of an open modal dialog, since everything else is inert; else where they are. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(watchModals, topModal, () => null);
}

/** A dialog over another is inside of it or comes after it in the page. */
function topModal(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;
}

/** The page is told how many are open (use-still-page.ts). */
function watchModals(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-still'] });
  return () => observer.disconnect();
}

/** A note over the page and over whatever is open upon it when the note appears. */
export function OverEverything({ className, children }: { className: string | undefined; children: ReactNode }) {
  const modal = useTopModal();
  const note = (
    <div ref={show} popover="manual" className={className}>
      {children}
    </div>
  );
  return modal ? createPortal(note, modal) : note;
}

/** Stays the same function, so that it is called once for each element. What goes with a dialog that closes is shown anew after it. */
function show(note: HTMLElement | null): void {
  if (note?.isConnected) note.showPopover();
}
