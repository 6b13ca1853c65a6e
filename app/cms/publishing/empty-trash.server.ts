import { type SQL, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { isUnused, removeTraces } from './remove-traces.server.ts';

/** A table of owners: where its trash is, and what differs in emptying it. */
export type TrashTable = {
  table: SQL;
  /** The type of a row, as SQL. */
  type: SQL;
  /** What must hold for a row besides being old and unused. */
  condition: SQL;
  /** Called before the rows go, such as to set free what stands below them. */
  release?(tx: Transaction, ids: readonly string[]): Promise<unknown>;
};

const mostAtOnce = 50;

/** Deletes for good what has been in the trash since before this moment and that nothing online names. */
export async function emptyTrash(trash: TrashTable, before: Temporal.Instant): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await transaction((tx) => emptySome(tx, trash, before));
    removed += some;
    if (some < mostAtOnce) return removed;
  }
}

async function emptySome(
  tx: Transaction,
  { table, type, condition, release }: TrashTable,
  before: Temporal.Instant,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string; type: string }>(sql`
    select id, ${type} as type from ${table} as trashed
    where deleted_at < ${before.toString()}::timestamptz and ${isUnused(type, sql`trashed.id`)} and ${condition}
    order by deleted_at limit ${mostAtOnce} for update skip locked`);
  for (const [owner, some] of Map.groupBy(rows, (row) => row.type)) {
    const ids = some.map(({ id }) => id);
    await removeTraces(tx, { type: owner, ids });
    await release?.(tx, ids);
    await tx.execute(sql`delete from ${table} where id = any(${sql.param(ids)}::uuid[])`);
  }
  return rows.length;
}
