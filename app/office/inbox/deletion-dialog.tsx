import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { useStillPage } from '#app/ui/use-still-page.ts';
import controls from '../office-controls.module.css';
import type { AskedDeletion } from './inbox-actions.server.ts';

type Props = { asked: AskedDeletion; csrfToken: string };

/**
 * Asks with number and names before letters of visitors are deleted for good. Without JavaScript it stands open in the
 * page; otherwise it is a dialog over it.
 */
export function DeletionDialog({ asked, csrfToken }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useStillPage(isOpen);
  // Every answer of the server opens it anew.
  useEffect(() => {
    if (asked.ids.length === 0) return;
    dialog.current?.close();
    dialog.current?.showModal();
    setOpen(true);
  }, [asked]);
  return (
    <dialog
      ref={dialog}
      className={controls.dialog}
      open
      aria-labelledby="office-deletion"
      onClose={() => setOpen(dialog.current?.open ?? false)}
    >
      <Form method="post" onSubmit={() => dialog.current?.close()}>
        <CsrfField token={csrfToken} />
        <h2 id="office-deletion">{m.office_inbox_ask({ count: asked.ids.length })}</h2>
        <p>{m.office_inbox_delete_hint()}</p>
        {asked.ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <ul>
          {asked.names.map((name, at) => (
            <li key={asked.ids[at]}>{name}</li>
          ))}
        </ul>
        <p className={controls.actions}>
          <a
            className={controls.plain}
            href="?"
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
          >
            {m.office_ask_back()}
          </a>
          {asked.ids.length > 0 && (
            <button type="submit" className={`${controls.plain} ${controls.danger}`} name="command" value="delete">
              {m.office_inbox_delete_now({ count: asked.ids.length })}
            </button>
          )}
        </p>
      </Form>
    </dialog>
  );
}
