import { sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import { isUnused, removeTraces } from './remove-object.server.ts';

const mostAtOnce = 50;

/** Deletes entries for good that have been in the bin since before this moment and that nothing online names. */
export async function emptyEntryBin(before: Temporal.Instant): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await emptySome(before);
    removed += some;
    if (some < mostAtOnce) return removed;
  }
}

function emptySome(before: Temporal.Instant): Promise<number> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; type: string }>(sql`
      select id, type from entry
      where deleted_at < ${before.toString()}::timestamptz and ${isUnused(sql`entry.type`, sql`entry.id`)}
        and not exists (select from listing where object_id = entry.id or base_id = entry.id)
      order by deleted_at limit ${mostAtOnce} for update skip locked`);
    for (const [type, some] of Map.groupBy(rows, (row) => row.type)) {
      const ids = some.map(({ id }) => id);
      await removeTraces(tx, { type, ids });
      await tx.execute(sql`delete from entry where id = any(${sql.param(ids)}::uuid[])`);
    }
    return rows.length;
  });
}
