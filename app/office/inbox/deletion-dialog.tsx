import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { AnswerDialog, BackLink } from '../answer-dialog.tsx';
import controls from '../office-controls.module.css';
import type { ChosenLetters } from './inbox-actions.server.ts';

type Props = { letters: ChosenLetters; csrfToken: string };

/**
 * Asks with number and names before letters of visitors are deleted for good. Without JavaScript it stands open in the
 * page; otherwise it is a dialog over it.
 */
export function DeletionDialog({ letters, csrfToken }: Props) {
  return (
    <AnswerDialog answer={letters} titleId="office-deletion">
      {(close) => (
        <Form method="post" onSubmit={close}>
          <CsrfField token={csrfToken} />
          <h2 id="office-deletion">{m.office_inbox_ask({ count: letters.ids.length })}</h2>
          <p>{m.office_inbox_delete_hint()}</p>
          {letters.ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <ul>
            {letters.names.map((name, at) => (
              <li key={letters.ids[at]}>{name}</li>
            ))}
          </ul>
          <p className={controls.actions}>
            <BackLink close={close} />
            {letters.ids.length > 0 && (
              <button type="submit" className={`${controls.plain} ${controls.danger}`} name="command" value="delete">
                {m.office_inbox_delete_now({ count: letters.ids.length })}
              </button>
            )}
          </p>
        </Form>
      )}
    </AnswerDialog>
  );
}
