import { data, Form, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isUuid } from '#app/db/uuid.ts';
import { type EntryOfForm, findFormEntries, formInboxes } from '#app/features/forms/entries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { formatDay, formatMoment } from '../format.ts';
import { PageLinks } from '../list/table/page-links.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/inbox-route.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { runInboxAction } from './inbox-actions.server.ts';
import { InboxFilters, inboxParts } from './inbox-filters.tsx';
import { InboxTable } from './inbox-table.tsx';

const pageSize = 50;
/** Of one person there may be more than a page shows. */
const mostAtOnce = 1_000;

/** What people sent by the forms of the site; who may read it is not everybody who edits. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args, 'form-entry:read');
  const { searchParams: params } = args.url;
  const form = /^[1-9]\d{0,14}$/.test(params.get('form') ?? '') ? Number(params.get('form')) : null;
  const email = (params.get('email') ?? '').trim().slice(0, 254);
  const part = inboxParts.find((each) => each === params.get('part')) ?? 'all';
  const isTrashed = part === 'trash';
  const isDone = part === 'all' || isTrashed ? null : part === 'done';
  const trashed = params.get('trashed') ?? '';
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 10_000);
  const [inboxes, found] = await Promise.all([
    formInboxes(locale),
    findFormEntries({ form, email, isDone, isTrashed, page, pageSize }),
  ]);
  const titles = new Map(inboxes.map(({ number, title }) => [number, title || m.office_inbox_form_gone({ number })]));
  return {
    inboxes: inboxes.map(({ number, count }) => ({ number, count, title: titles.get(number) ?? '' })),
    form,
    email,
    part,
    trashed: isUuid(trashed) ? [trashed] : [],
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
  const { viewer, locale } = requireEditor(args, 'form-entry:read');
  const form = await formOf(request);
  const answer = permitted(await runInboxAction({ form, actor: viewer, locale, most: mostAtOnce }));
  if (!answer) throw data(null, { status: 400 });
  return answer;
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_inbox()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function InboxScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { form, page, count, rows, locale, part, csrfToken } = loaderData;
  const [params] = useSearchParams();
  const said = actionData?.kind === 'said' ? actionData : null;
  const letters = actionData?.kind === 'confirm' ? actionData.letters : null;
  const trashed = said ? said.trashed : actionData ? [] : loaderData.trashed;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_inbox()}</h1>
        {form !== null && count > 0 && (
          <span className={controls.actions}>
            <a className={controls.plain} href={urls.officeInboxTable(locale, form, 'xlsx')} download>
              {m.office_export_xlsx()}
            </a>
            <a className={controls.plain} href={urls.officeInboxTable(locale, form, 'csv')} download>
              {m.office_inbox_csv()}
            </a>
          </span>
        )}
      </header>
      <p className={controls.muted}>{m.office_inbox_hint()}</p>
      <InboxFilters key={`${params}`} {...loaderData} />
      {trashed.length > 0 ? (
        <TrashedNote ids={trashed} csrfToken={csrfToken} />
      ) : (
        <Note text={said?.text ?? null} isProblem={said?.isProblem ?? false} />
      )}
      {letters && <DeletionDialog letters={letters} csrfToken={csrfToken} />}
      {rows.length === 0 ? (
        <p className={panels.none}>{m.office_inbox_none()}</p>
      ) : (
        <InboxTable key={`${params}${rows[0]?.id}`} {...loaderData} isTrash={part === 'trash'} />
      )}
      <PageLinks page={page} pages={Math.ceil(count / pageSize)} />
    </>
  );
}

/** Says that letters lie in the trash, with the way back. */
function TrashedNote({ ids, csrfToken }: { ids: readonly string[]; csrfToken: string }) {
  return (
    <div className={controls.outcome} role="status">
      <p>{m.office_inbox_trashed({ count: ids.length })}</p>
      <Form method="post">
        <CsrfField token={csrfToken} />
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <button type="submit" className={controls.plain} name="command" value="restore">
          {m.office_undo()}
        </button>
      </Form>
    </div>
  );
}
