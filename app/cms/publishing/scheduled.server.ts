import { sql } from 'drizzle-orm';
import { db, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Reader } from './owner-adapter.ts';
import type { Scheduled, ScheduledAction } from './scheduled.ts';

/** Forgets what was to happen, because somebody decided otherwise: the rows stay as `dropped`. Answers how many there were. */
export async function dropScheduled(
  tx: Transaction,
  { type, ids, locale, action }: { type: string; ids: readonly string[]; locale: Locale; action: ScheduledAction },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update scheduled_publication set done_at = clock_timestamp(), outcome = 'dropped'
    where content_type = ${type} and object_id = any(${sql.param([...ids])}::uuid[]) and locale = ${locale}
      and action = ${action} and done_at is null`);
  return rowCount ?? 0;
}

/** What is to happen to a page or an entry, next first. */
export async function scheduledFor(
  { type, id }: { type: string; id: string },
  reader: Reader = db(),
): Promise<Scheduled[]> {
  const { rows } = await reader.execute<Scheduled>(sql`
    select scheduled_publication.id, scheduled_publication.locale, action, version.n, "user".name as by,
           to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due_at
    from scheduled_publication
    left join version on version.id = scheduled_publication.version_id
    left join "user" on "user".id = scheduled_publication.by_user
    where scheduled_publication.content_type = ${type} and scheduled_publication.object_id = ${id} and done_at is null
    order by scheduled_publication.due_at`);
  return rows;
}
