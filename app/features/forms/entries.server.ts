import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { db, pool, transaction } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Answers } from './visitor-form.ts';

export type EntryOfForm = {
  id: string;
  form_id: string;
  form_number: number;
  locale: Locale;
  field_values: Answers;
  email: string | null;
  /** Instants; `confirmed_at` is null and `isWaiting` true while a double opt-in has no answer. */
  received_at: string;
  confirmed_at: string | null;
  delete_after: string;
  isWaiting: boolean;
  /** When somebody said that it is dealt with. */
  done_at: string | null;
  done_by: string | null;
  /** When it went to the trash. */
  deleted_at: string | null;
};

export type FormInbox = { number: number; title: string; count: number; newest: string };

const columns = sql.raw(`form_entry.id, form_id, form_number::float8 as form_number, locale, field_values, email,
  token_hash is not null as "isWaiting", done_by, ${[
    'received_at',
    'confirmed_at',
    'delete_after',
    'done_at',
    'form_entry.deleted_at',
  ]
    .map((name) => `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${name.replace(/^.*\./, '')}`)
    .join(', ')}`);

const nameColumns = sql.raw(`id, form_number::float8 as form_number, email,
  to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as received_at`);

type EntryQuery = {
  /** The public number of a form; all forms without it. */
  form: number | null;
  /** An address or a part of it: everything of one person. */
  email: string;
  /** Only what waits, or only what is dealt with. */
  isDone?: boolean | null;
  /** What lies in the trash, or what does not. */
  isTrashed?: boolean;
  page: number;
  pageSize: number;
};

/** What people sent, newest first. The caller has asked the policy. */
export async function findFormEntries({ form, email, isDone = null, isTrashed = false, page, pageSize }: EntryQuery) {
  const like = containing(email.toLowerCase());
  const { rows } = await db().execute<EntryOfForm & { total: number }>(sql`
    select ${columns}, count(*) over ()::int as total from form_entry
    where (${form}::bigint is null or form_number = ${form}) and (${email} = '' or email like ${like})
      and (${isDone}::boolean is null or (done_at is not null) = ${isDone}::boolean)
      and (deleted_at is not null) = ${isTrashed}
    order by form_entry.received_at desc, form_entry.id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { count: rows[0]?.total ?? 0, results: rows.map(({ total: _total, ...entry }) => entry) };
}

export async function getFormEntry(id: string) {
  const { rows } = await db().execute<EntryOfForm>(sql`select ${columns} from form_entry where id = ${id}::uuid`);
  const { rows: files } = await db().execute<{ id: string; name: string; bytes: number }>(sql`
    select id, name, length(content) as bytes from form_file where entry_id = ${id}::uuid order by received_at`);
  return rows[0] ? { entry: rows[0], files } : null;
}

/** A file that was handed in with an entry. */
export async function getFormFile({ entry, id }: { entry: string; id: string }) {
  const { rows } = await pool().query<{ name: string; mime: string; content: Buffer }>(
    'select name, mime, content from form_file where id = $1 and entry_id = $2',
    [id, entry],
  );
  return rows[0] ?? null;
}

/** The forms that have entries; a form that is gone keeps its number. */
export async function formInboxes(locale: Locale): Promise<FormInbox[]> {
  const { rows } = await db().execute<FormInbox>(sql`
    select form_number::float8 as number, count(*)::int as count,
           to_char(max(received_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as newest,
           coalesce((select coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), nullif(label_de, ''), label_en)
             from entry where entry.id = form_entry.form_id), '') as title
    from form_entry where deleted_at is null group by form_number, form_id order by max(received_at) desc`);
  return rows;
}

/** Says that entries are dealt with, or that they wait after all; answers how many that changed. */
export function markFormEntries(ids: readonly string[], isDone: boolean, actor: Actor): Promise<number | 'forbidden'> {
  return transaction(async (tx) => {
    if (!may(actor, 'form-entry:read')) return 'forbidden';
    const { rowCount } = await tx.execute(sql`
      update form_entry set done_at = ${isDone ? sql`now()` : null}, done_by = ${isDone ? idOf(actor) : null}
      where id = any(${sql.param([...ids])}::uuid[]) and (done_at is null) = ${isDone}`);
    const count = rowCount ?? 0;
    const action = isDone ? 'form-entry:done' : 'form-entry:open';
    await audit(tx, { by: idOf(actor), action, type: 'form', detail: { count } });
    return count;
  });
}

/** Puts entries into the trash, or takes them out; answers how many that changed. */
export function trashFormEntries(
  ids: readonly string[],
  isTrashed: boolean,
  actor: Actor,
): Promise<number | 'forbidden'> {
  return transaction(async (tx) => {
    if (!may(actor, 'form-entry:delete')) return 'forbidden';
    const { rowCount } = await tx.execute(sql`
      update form_entry set deleted_at = ${isTrashed ? sql`now()` : null}
      where id = any(${sql.param([...ids])}::uuid[]) and (deleted_at is null) = ${isTrashed}`);
    const count = rowCount ?? 0;
    const action = isTrashed ? 'form-entry:trash' : 'form-entry:restore';
    await audit(tx, { by: idOf(actor), action, type: 'form', detail: { count } });
    return count;
  });
}

/** What a person is told of entries before they are deleted for good. */
export type FormEntryName = { id: string; form_number: number; email: string | null; received_at: string };

/** Those of these that are there, in the trash or not, newest first. */
export async function formEntryNames(ids: readonly string[]): Promise<FormEntryName[]> {
  const { rows } = await db().execute<FormEntryName>(sql`
    select ${nameColumns} from form_entry where id = any(${sql.param([...ids])}::uuid[])
    order by form_entry.received_at desc, id`);
  return rows;
}

/** Everything that came from exactly this address, the trash included. */
export async function formEntriesOf(email: string): Promise<FormEntryName[]> {
  const { rows } = await db().execute<FormEntryName>(sql`
    select ${nameColumns} from form_entry where email = ${email.toLowerCase()}
    order by form_entry.received_at desc, id`);
  return rows;
}

/** Deletes entries with their files at once; how many is noted, never whose (GDPR article 17). */
export function deleteFormEntries(ids: readonly string[], actor: Actor): Promise<number | 'forbidden'> {
  return transaction(async (tx) => {
    if (!may(actor, 'form-entry:delete')) return 'forbidden';
    const { rows } = await tx.execute<{ count: number }>(sql`
      with gone as (delete from form_entry where id = any(${sql.param([...ids])}::uuid[]) returning form_number)
      insert into form_deletion (form_number, reason, count)
      select form_number, 'office', count(*) from gone group by form_number returning count`);
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    await audit(tx, { by: idOf(actor), action: 'form-entry:delete', type: 'form', detail: { count } });
    return count;
  });
}

/** Who took personal data out of the venue, and how many. */
export async function noteFormExport({ form, count, actor }: { form: number | null; count: number; actor: Actor }) {
  await audit(db(), { by: idOf(actor), action: 'form-entry:export', type: 'form', detail: { form, count } });
}
