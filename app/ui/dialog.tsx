import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import css from './dialog.module.css';
import { useStillPage } from './use-still-page.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** The platform's modal dialog: it keeps the focus inside and gives it back; the page behind does not scroll. */
export function Dialog({ isOpen, onClose, label, id, className = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // With what else says that it is open: a key pressed between the two would be nobody's.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  useStillPage(isOpen);
  // React hands the events of a dialog inside of this one on to it, which the platform does not.
  const closeSelf = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which the platform does
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      className={`${css.dialog} ${className}`.trim()}
      onClose={closeSelf}
      onClick={closeSelf}
    >
      {children}
    </dialog>
  );
}
