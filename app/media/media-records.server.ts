import { type SQL, sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';
import type { MediaRecord } from './media-record.ts';

/** The columns of a `MediaRecord`; written only here. */
export const mediaColumns = sql`id, kind, name, mime, bytes::int, width, height, hash, placeholder, alt, credit, focal`;

/** Media that are not deleted and fulfil a condition on `media`, by id. */
export async function mediaRecords(where: SQL, tx: Pick<Database | Transaction, 'execute'> = db()) {
  const { rows } = await tx.execute<MediaRecord>(
    sql`select ${mediaColumns} from media where deleted_at is null and ${where} order by id`,
  );
  return rows;
}

/** Those of these that exist, in no order of theirs. */
export function mediaByIds(ids: Iterable<string>, tx?: Pick<Database | Transaction, 'execute'>) {
  return mediaRecords(sql`id = any(${sql.param([...new Set(ids)])}::uuid[])`, tx);
}
