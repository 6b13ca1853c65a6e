import { pool } from '#app/db/client.server.ts';
import { keptReviewDays } from '#app/features/reviews/limits.ts';

/**
 * What is deleted by age alone, written down for people in docs/how-to/run.md. `expired` compares with $1, the moment so
 * many days ago.
 */
export const retention = [
  { table: 'session', days: 0, expired: 'expires_at < $1' },
  { table: 'verification', days: 0, expired: 'expires_at < $1' },
  { table: 'rate_limit', days: 0, expired: 'expires_at < $1' },
  { table: 'import_job', days: 30, expired: 'created_at < $1' },
  { table: 'op_log', days: 90, expired: 'at < $1' },
  { table: 'error_log', days: 90, expired: 'at < $1' },
  { table: 'search_word', days: 90, expired: 'day < $1::timestamptz::date' },
  // With the names and words of whoever read it.
  { table: 'review', days: keptReviewDays, expired: 'least(expires_at, ended_at) < $1' },
  { table: 'audit', days: 365, expired: 'at < $1' },
  { table: 'scheduled_publication', days: 365, expired: 'done_at < $1' },
  { table: 'form_deletion', days: 1095, expired: 'at < $1' },
  {
    // States that were kept by the clock. The newest of a page stays: the next one is compared with it.
    table: 'version',
    days: 90,
    expired: `kind = 'idle' and at < $1
      and exists (select from version as later where later.content_type = version.content_type
        and later.object_id = version.object_id and later.locale = version.locale and later.n > version.n)
      and not exists (select from publication where version_id = version.id)
      and not exists (select from listing where version_id = version.id)
      and not exists (select from scheduled_publication where version_id = version.id)`,
  },
] as const satisfies { table: string; days: number; expired: string }[];

const mostAtOnce = 500;

/** Deletes expired rows in small statements, so that nobody waits for them. Answers how many of which table. */
export async function deleteExpiredRows(now: Temporal.Instant): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { table, days, expired } of retention) {
    const before = now.subtract({ hours: days * 24 }).toString();
    const count = await deleteAll(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${expired} limit ${mostAtOnce}))`,
      before,
    );
    if (count > 0) deleted[table] = count;
  }
  return deleted;
}

async function deleteAll(statement: string, before: string): Promise<number> {
  for (let deleted = 0; ; ) {
    const { rowCount } = await pool().query(statement, [before]);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < mostAtOnce) return deleted;
  }
}
