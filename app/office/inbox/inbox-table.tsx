import { Form, Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import controls from '../office-controls.module.css';
import table from '../office-table.module.css';

type Row = {
  id: string;
  title: string;
  email: string | null;
  isWaiting: boolean;
  isDone: boolean;
  language: Locale;
  received: string;
  until: string;
};

type Props = {
  rows: readonly Row[];
  csrfToken: string;
  mayDelete: boolean;
  isTrash: boolean;
  /** Everything of this sender can be erased at once. */
  email: string;
  locale: Locale;
};

/** The entries of a page of the inbox, to be chosen and marked or deleted together. */
export function InboxTable({ rows, csrfToken, mayDelete, isTrash, email, locale }: Props) {
  return (
    <Form method="post" className={table.list}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="email" value={email} />
      <InboxActions mayDelete={mayDelete} isTrash={isTrash} email={email} locale={locale} />
      <section className={table.table} aria-label={m.office_inbox()}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{m.office_bulk()}</span>
              </th>
              <th scope="col">{m.office_inbox_received()}</th>
              <th scope="col">{m.office_inbox_form()}</th>
              <th scope="col">{m.office_inbox_from()}</th>
              <th scope="col">{m.office_language()}</th>
              <th scope="col">{m.office_inbox_until()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <InboxRow key={row.id} {...row} locale={locale} />
            ))}
          </tbody>
        </table>
      </section>
    </Form>
  );
}

function InboxActions({ mayDelete, isTrash, email, locale }: Omit<Props, 'rows' | 'csrfToken'>) {
  const commands = isTrash ? (['restore', 'ask-delete'] as const) : (['done', 'open', 'trash'] as const);
  return (
    <div className={table.bulk}>
      {commands
        .filter((command) => mayDelete || command === 'done' || command === 'open')
        .map((command) => (
          <button
            key={command}
            type="submit"
            className={command === 'ask-delete' ? `${controls.plain} ${controls.danger}` : controls.plain}
            name="command"
            value={command}
          >
            {commandNames[command]()}
          </button>
        ))}
      {/.@./.test(email) && (
        <a className={controls.plain} href={urls.officeInboxPerson(locale, email)} download>
          {m.office_inbox_person({ email })}
        </a>
      )}
      {mayDelete && /.@./.test(email) && (
        <button type="submit" className={`${controls.plain} ${controls.danger}`} name="command" value="ask-erase">
          {m.office_inbox_erase({ email })}
        </button>
      )}
    </div>
  );
}

const commandNames = {
  done: m.office_inbox_done,
  open: m.office_inbox_open,
  trash: m.office_command_bin,
  restore: m.office_command_restore,
  'ask-delete': m.office_inbox_delete,
};

function InboxRow({
  id,
  received,
  title,
  email: from,
  isWaiting,
  isDone,
  language,
  until,
  locale,
}: Row & { locale: Locale }) {
  return (
    <tr>
      <td>
        <input type="checkbox" name="id" value={id} aria-label={m.office_select({ title: received })} />
      </td>
      <th scope="row">
        <Link discover="none" to={urls.officeInboxEntry(locale, id)}>
          {received}
        </Link>
      </th>
      <td>{title}</td>
      <td>
        {from} {isWaiting && <Badge tone="amber">{m.office_inbox_waiting()}</Badge>}
        {isDone && <Badge tone="green">{m.office_inbox_part_done()}</Badge>}
      </td>
      <td>{language.toUpperCase()}</td>
      <td className={table.note}>{until}</td>
    </tr>
  );
}
