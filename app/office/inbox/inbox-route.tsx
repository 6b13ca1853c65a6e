import { data, useSearchParams } from 'react-router';
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
import { formatDay, formatMoment } from '../format.ts';
import { PageLinks } from '../list/table/page-links.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/inbox-route.ts';
import { InboxFilters, inboxParts } from './inbox-filters.tsx';
import { InboxTable } from './inbox-table.tsx';

const pageSize = 50;

/** What people sent by the forms of the site; who may read it is not everybody who edits. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args, 'form-entry:read');
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
  const { viewer } = requireEditor(args, 'form-entry:read');
  const form = await formOf(request);
  const ids = form.getAll('id').map(String).filter(isUuid).slice(0, pageSize);
  const command = form.get('command');
  if (ids.length === 0) return { words: m.office_nothing_selected(), isProblem: true };
  if (command === 'done' || command === 'open') {
    const count = permitted(await markFormEntries(ids, command === 'done', viewer));
    return { words: m[`office_inbox_marked_${command}`]({ count }), isProblem: false };
  }
  if (command !== 'delete') throw data(null, { status: 400 });
  requireEditor(args, 'form-entry:delete');
  const count = permitted(await deleteFormEntries(ids, viewer));
  return { words: m.office_inbox_deleted({ count }), isProblem: false };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_inbox()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function InboxScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { form, page, count, rows, locale } = loaderData;
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
      <InboxFilters key={`${params}`} {...loaderData} />
      <Note words={actionData?.words ?? null} isProblem={actionData?.isProblem ?? false} />
      {rows.length === 0 ? (
        <p className={panels.none}>{m.office_inbox_none()}</p>
      ) : (
        <InboxTable key={`${params}${rows[0]?.id}`} {...loaderData} />
      )}
      <PageLinks page={page} pages={Math.ceil(count / pageSize)} />
    </>
  );
}
