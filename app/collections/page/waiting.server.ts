import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Deed, Waiting } from './waiting.ts';

/** Forgets what was waiting, because somebody decided otherwise. Answers how many there were. */
export async function dropWaiting(
  tx: Transaction,
  { pageId, locale, action }: { pageId: string; locale: Locale; action: Deed },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update scheduled_publication set done_at = clock_timestamp(), outcome = 'dropped'
    where content_type = 'page' and object_id = ${pageId} and locale = ${locale} and action = ${action} and done_at is null`);
  return rowCount ?? 0;
}

/** What waits for a page or an entry, next first. */
export async function waitingFor(
  tx: Pick<Transaction, 'execute'>,
  { type, id }: { type: string; id: string },
): Promise<Waiting[]> {
  const { rows } = await tx.execute<Waiting>(sql`
    select scheduled_publication.id, scheduled_publication.locale, action, version.n, "user".name as by,
           to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due_at
    from scheduled_publication
    left join version on version.id = scheduled_publication.version_id
    left join "user" on "user".id = scheduled_publication.by_user
    where scheduled_publication.content_type = ${type} and scheduled_publication.object_id = ${id} and done_at is null
    order by scheduled_publication.due_at`);
  return rows;
}
