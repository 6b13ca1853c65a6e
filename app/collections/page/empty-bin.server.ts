import { sql } from 'drizzle-orm';
import { isUnused, removeTraces } from '#app/cms/collection/remove-object.server.ts';
import { transaction } from '#app/db/client.server.ts';

const mostAtOnce = 50;

/** Deletes pages for good that have been in the bin since before this moment and that nothing online names. */
export async function emptyPageBin(before: Temporal.Instant): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await emptySome(before);
    removed += some;
    if (some < mostAtOnce) return removed;
  }
}

function emptySome(before: Temporal.Instant): Promise<number> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from page
      where deleted_at < ${before.toString()}::timestamptz and ${isUnused(sql`'page'`, sql`page.id`)}
        and not exists (select from page as child where child.parent_id = page.id and child.deleted_at is null)
      order by deleted_at limit ${mostAtOnce} for update skip locked`);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await removeTraces(tx, { type: 'page', ids });
    // A page below it that is still in the bin comes back at the top, as when its parent was only deleted.
    await tx.execute(sql`update page set parent_id = null where parent_id = any(${sql.param(ids)}::uuid[])`);
    await tx.execute(sql`delete from page where id = any(${sql.param(ids)}::uuid[])`);
    return ids.length;
  });
}
