import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/**
 * What waits to be public of a page or an entry at an instant, by what is planned until then: the id of a version, or
 * `offline`; null when nothing is planned and it will be what it is now. The caller has asked the policy.
 */
export async function plannedVersion({
  type,
  id,
  locale,
  now,
}: {
  type: string;
  id: string;
  locale: Locale;
  now: Temporal.Instant;
}): Promise<string | 'offline' | null> {
  const { rows } = await db().execute<{ action: 'publish' | 'unpublish'; version_id: string | null }>(sql`
    select action, version_id from scheduled_publication
    where content_type = ${type} and object_id = ${id} and locale = ${locale} and done_at is null
      and due_at <= ${now.toString()}::timestamptz
    order by due_at desc, created_at desc limit 1`);
  const [last] = rows;
  if (!last) return null;
  return last.action === 'publish' ? last.version_id : 'offline';
}
