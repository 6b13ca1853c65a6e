import { sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';
import type { PageRecord } from './draft-payload.ts';
import { pageFieldNames } from './schema.ts';

type Reader = Database | Transaction;

const columns = sql.raw(['id', 'parent_id', 'position', ...pageFieldNames, 'rev'].join(', '));

/** Drafts of pages that are not in the trash; with `lock` nobody else writes them until the end. */
export async function readPages(
  reader: Reader,
  { ids, lock }: { ids: readonly string[]; lock: boolean },
): Promise<PageRecord[]> {
  const { rows } = await reader.execute<PageRecord>(sql`
    select ${columns} from page where id = any(${sql.param([...ids])}::uuid[]) and deleted_at is null
    order by id ${lock ? sql`for update` : sql``}`);
  return rows;
}

export async function readPage(id: string, reader: Reader = db()): Promise<PageRecord | null> {
  const [found] = await readPages(reader, { ids: [id], lock: false });
  return found ?? null;
}
