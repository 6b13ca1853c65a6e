import { data, Form, Link, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isUuid } from '#app/db/uuid.ts';
import {
  deleteFormEntries,
  type EntryOfForm,
  findFormEntries,
  formInboxes,
  markFormEntries,
} from '#app/features/forms/entries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { isPlural } from '../counted.ts';
import { CsrfField } from '../csrf-field.tsx';
import { enter, permitted } from '../door.server.ts';
import { formatDay, formatMoment, formatNumber } from '../format.ts';
import { PageLinks } from '../list/table/page-links.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import filterRow from '../office-filters.module.css';
import panels from '../office-panels.module.css';
import table from '../office-table.module.css';
import type { Route } from './+types/inbox-route.ts';

const pageSize = 50;
const inboxParts = ['all', 'open', 'done'] as const;

/** What people sent by the forms of the site; who may read it is not everybody who edits. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = enter(args, 'form-entry:read');
  const { searchParams: params } = args.url;
  const form = /^[1-9]\d{0,14}$/.test(params.get('form') ?? '') ? Number(params.get('form')) : null;
  const email = (params.get('email') ?? '').trim().slice(0, 254);
  const part = inboxParts.find((each) => each === params.get('part')) ?? 'all';
  const isDone = part === 'all' ? null : part === 'done';
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 10_000);
  const [inboxes, found] = await Promise.all([
    formInboxes(locale),
    findFormEntries({ form, email, isDone, page, pageSize }),
  ]);
  const titles = new Map(inboxes.map(({ number, title }) => [number, title || m.office_inbox_form_gone({ number })]));
  return {
    inboxes: inboxes.map(({ number, count }) => ({ number, count, title: titles.get(number) ?? '' })),
    form,
    email,
    part,
    page,
    count: found.count,
    rows: found.results.map((entry) => rowOf(entry, titles.get(entry.form_number) ?? '', locale)),
    locale,
    csrfToken: csrfToken ?? '',
    mayDelete: can(viewer, 'form-entry:delete'),
  };
}

function rowOf(entry: EntryOfForm, title: string, locale: Locale) {
  const { id, email, received_at, delete_after, isWaiting, done_at } = entry;
  return {
    id,
    title,
    email,
    isWaiting,
    isDone: done_at !== null,
    language: entry.locale,
    received: formatMoment(received_at, locale),
    until: formatDay(delete_after.slice(0, 10), locale),
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer } = enter(args, 'form-entry:read');
  const form = await formOf(request);
  const ids = form.getAll('id').map(String).filter(isUuid).slice(0, pageSize);
  const deed = form.get('deed');
  if (ids.length === 0) return { words: m.office_nothing_selected(), isProblem: true };
  if (deed === 'done' || deed === 'open') {
    const count = permitted(await markFormEntries(ids, deed === 'done', viewer));
    return { words: m[`office_inbox_marked_${deed}`]({ count }), isProblem: false };
  }
  if (deed !== 'delete') throw data(null, { status: 400 });
  enter(args, 'form-entry:delete');
  const count = permitted(await deleteFormEntries(ids, viewer));
  return { words: m.office_inbox_deleted({ count }), isProblem: false };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_inbox()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function InboxScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { inboxes, form, email, part, page, count, rows, locale, csrfToken, mayDelete } = loaderData;
  const [params] = useSearchParams();
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_inbox()}</h1>
        {form !== null && count > 0 && (
          <a className={controls.plain} href={urls.officeInboxTable(locale, form)} download>
            {m.office_inbox_csv()}
          </a>
        )}
      </header>
      <p className={controls.muted}>{m.office_inbox_hint()}</p>
      <Form
        className={`${controls.line} ${filterRow.filters}`}
        role="search"
        aria-label={m.office_inbox()}
        key={`${params}`}
      >
        <select name="form" defaultValue={form ?? ''} aria-label={m.office_inbox_form()}>
          <option value="">{m.office_all({ name: m.office_inbox_form() })}</option>
          {inboxes.map(({ number, title, count: many }) => (
            <option key={number} value={number}>
              {title} ({many})
            </option>
          ))}
        </select>
        <input
          type="search"
          name="email"
          defaultValue={email}
          aria-label={m.office_inbox_email()}
          placeholder={m.office_inbox_email()}
        />
        <select name="part" defaultValue={part} aria-label={m.office_inbox_part()}>
          {inboxParts.map((each) => (
            <option key={each} value={each}>
              {m[`office_inbox_part_${each}`]()}
            </option>
          ))}
        </select>
        <button type="submit" className={controls.plain}>
          {m.office_apply()}
        </button>
        <span role="status" className={`${controls.muted} ${filterRow.total}`}>
          {isPlural(count) ? m.office_count({ count: formatNumber(count, locale) }) : m.office_count_one()}
        </span>
      </Form>
      <Note words={actionData?.words ?? null} isProblem={actionData?.isProblem ?? false} />
      {rows.length === 0 ? (
        <p className={panels.none}>{m.office_inbox_none()}</p>
      ) : (
        <Form method="post" className={table.list} key={`${params}${rows[0]?.id}`}>
          <CsrfField token={csrfToken} />
          <div className={table.bulk}>
            <button type="submit" className={controls.plain} name="deed" value="done">
              {m.office_inbox_done()}
            </button>
            <button type="submit" className={controls.plain} name="deed" value="open">
              {m.office_inbox_open()}
            </button>
            {mayDelete && (
              <>
                <button type="submit" className={`${controls.plain} ${controls.danger}`} name="deed" value="delete">
                  {m.office_inbox_delete_chosen()}
                </button>
                <span className={controls.muted}>{m.office_inbox_delete_hint()}</span>
              </>
            )}
          </div>
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
                {rows.map(({ id, received, title, email: from, isWaiting, isDone, language, until }) => (
                  <tr key={id}>
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
                ))}
              </tbody>
            </table>
          </section>
        </Form>
      )}
      <PageLinks page={page} pages={Math.ceil(count / pageSize)} />
    </>
  );
}
