import { type ReactNode, useEffect, useRef } from 'react';
import { PanelHead } from '#app/inspector/panel-head.tsx';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { useFocusBack } from './use-focus-back.ts';

type DialogProps = { title: string; className?: string; onClose(): void; children: ReactNode };

/** A panel about the whole page: modal, closed by Escape, and the focus goes back to where it came from. */
export function PanelDialog({ title, className = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is opened: then something else has the focus.
  useFocusBack();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useStillPage();
  return (
    <dialog ref={dialog} className={`ed-dialog ${className}`} aria-label={title} onClose={onClose}>
      <PanelHead title={title} onClose={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}
