import { sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import { removeModules } from './remove-modules.server.ts';

const mostAtOnce = 200;

/**
 * Deletes modules for good that were taken out of a draft before this moment, a batch at a time. One in which something
 * living stands again (brought back by an undo) stays.
 */
export async function emptyModuleTrash(before: Temporal.Instant): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await transaction((tx) =>
      removeModules(
        tx,
        sql`id in (
          select id from module as trashed where deleted_at < ${before.toString()}::timestamptz
            and not exists (
              select from module as part where part.parent_id = trashed.id
                and (part.deleted_at is null or part.deleted_at >= ${before.toString()}::timestamptz))
          order by deleted_at limit ${mostAtOnce} for update skip locked)`,
      ),
    );
    removed += some;
    if (some < mostAtOnce) return removed;
  }
}
