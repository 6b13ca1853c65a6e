import { type SQL, sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';
import type { MediaRecord } from './media-record.ts';

/** The columns of a `MediaRecord`; written only here. */
export const mediaColumns = sql`id, kind, name, mime, bytes::int, width, height, hash, placeholder, alt, credit, focal`;

/** The columns of a `LibraryRecord`. */
export const libraryColumns = sql`${mediaColumns}, caption, tags, licence, licence_until::text, withdrawn_at is not null as is_withdrawn`;

/** Whether anybody may be shown it: neither in the trash nor past the last day of its licence. */
export const isShowable = sql`deleted_at is null and withdrawn_at is null`;

/** Media that may be shown and fulfil a condition on `media`, by id. */
export async function mediaRecords(where: SQL, tx: Pick<Database | Transaction, 'execute'> = db()) {
  const { rows } = await tx.execute<MediaRecord>(
    sql`select ${mediaColumns} from media where ${isShowable} and ${where} order by id`,
  );
  return rows;
}

/** Those of these that exist, in no order of theirs. */
export function mediaByIds(ids: Iterable<string>, tx?: Pick<Database | Transaction, 'execute'>) {
  return mediaRecords(sql`id = any(${sql.param([...new Set(ids)])}::uuid[])`, tx);
}
