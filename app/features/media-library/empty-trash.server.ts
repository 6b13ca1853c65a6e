import { sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import { clearErasedFiles } from '#app/media/stray-files.server.ts';

const mostAtOnce = 50;

/**
 * Deletes pictures and files for good that have been in the bin since before this moment: the row, every mention, the
 * original and whatever was made from it. What is in the bin was taken out of everything that visitors see when it was put
 * there (`binMedia`), so what a page still names by its id alone does not keep it.
 */
export async function emptyMediaTrash(before: Temporal.Instant): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await forgetSome(before);
    removed += some;
    if (some < mostAtOnce) break;
  }
  // Also what an earlier night could not remove because a backup was being made or the store did not answer.
  await clearErasedFiles();
  return removed;
}

/** The row goes first and its file is noted in the same transaction: whatever fails then, the file goes later. */
function forgetSome(before: Temporal.Instant): Promise<number> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; storage_key: string }>(sql`
      select id, storage_key from media where deleted_at < ${before.toString()}::timestamptz
      order by deleted_at limit ${mostAtOnce} for update skip locked`);
    if (rows.length === 0) return 0;
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
    const keys = sql`${sql.param(rows.map(({ storage_key }) => storage_key))}::text[]`;
    await tx.execute(sql`
      insert into upload (storage_key, begun_at) select unnest(${keys}), '-infinity'
      on conflict (storage_key) do update set begun_at = excluded.begun_at`);
    await tx.execute(sql`delete from reference where target_type = 'media' and target_id = any(${ids})`);
    await tx.execute(sql`update page set og_image = null where og_image = any(${ids})`);
    await tx.execute(sql`update audit set detail = '{}' where content_type = 'media' and object_id = any(${ids})`);
    await tx.execute(sql`delete from media where id = any(${ids})`);
    return rows.length;
  });
}
