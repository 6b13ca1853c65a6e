import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import controls from './office-controls.module.css';

type Props = {
  /** Each answer of the server opens the dialog anew. */
  answer: { ids: readonly string[] };
  titleId: string;
  children(close: () => void): ReactNode;
};

/**
 * What the server asks before it does something, over a page that does not scroll meanwhile. Without JavaScript it
 * stands open in the page; with nothing chosen it stays there.
 */
export function AnswerDialog({ answer, titleId, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useStillPage(isOpen);
  useEffect(() => {
    if (answer.ids.length === 0) return;
    dialog.current?.close();
    dialog.current?.showModal();
    setOpen(true);
  }, [answer]);
  return (
    <dialog
      ref={dialog}
      className={controls.dialog}
      open
      aria-labelledby={titleId}
      onClose={() => setOpen(dialog.current?.open ?? false)}
    >
      {children(() => dialog.current?.close())}
    </dialog>
  );
}

/** The way back: closes the dialog, or without JavaScript leaves the question. */
export function BackLink({ close }: { close(): void }) {
  return (
    <a
      className={controls.plain}
      href="?"
      onClick={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {m.office_ask_back()}
    </a>
  );
}
