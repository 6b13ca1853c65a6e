import { sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { mediaByIds as readMedia } from '#app/media/media-records.server.ts';
import type { MediaRecord } from '../resolve.ts';
import type { EntryDocument, EntryRecord } from './entry.ts';

type Reader = Database | Transaction;

const columns = sql.raw(`id, number::float8 as number, type, props, i18n, source, external_id, rev, updated_by,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deleted_at`);

/** Drafts by id, deleted ones too, in the order of their ids. With `lock` nobody else writes them until the end. */
export async function readEntries(
  reader: Reader,
  { type, ids, lock = false }: { type: string; ids: readonly string[]; lock?: boolean },
): Promise<EntryRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await reader.execute<EntryRecord>(sql`
    select ${columns} from entry where type = ${type} and id = any(${sql.param([...ids])}::uuid[])
    order by id ${lock ? sql`for update` : sql``}`);
  return rows;
}

/** One draft, or null when it is in the bin or was never there. */
export async function readEntry(
  { type, id }: { type: string; id: string },
  reader: Reader = db(),
): Promise<EntryRecord | null> {
  const [found] = await readEntries(reader, { type, ids: [id] });
  return found && !found.deleted_at ? found : null;
}

/** What visitors find of these entries in one language, by id. */
export async function publishedDocuments(
  reader: Reader,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<Map<string, EntryDocument>> {
  if (ids.length === 0) return new Map();
  const { rows } = await reader.execute<{ object_id: string; doc: EntryDocument }>(sql`
    select listing.object_id, version.doc from listing join version on version.id = listing.version_id
    where listing.locale = ${locale} and listing.object_id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ object_id, doc }) => [object_id, doc]));
}

/** Pictures and files by id. */
export async function mediaByIds(reader: Reader, ids: Iterable<string>): Promise<Map<string, MediaRecord>> {
  const records = await readMedia(ids, reader);
  return new Map(records.map((record) => [record.id, record]));
}

/** The public numbers of entries, by id. */
export async function numbersOf(reader: Reader, ids: Iterable<string>): Promise<Map<string, number>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await reader.execute<{ id: string; number: number }>(sql`
    select id, number::float8 as number from entry where id = any(${sql.param(wanted)}::uuid[])`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
