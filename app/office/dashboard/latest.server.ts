import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { auditRows } from '#app/features/activity/audit-log.server.ts';
import { sittingsOf } from '#app/features/activity/sittings.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type ActivityLine, activityLines } from '../activity/activity-lines.server.ts';

/** So many rows of the audit are put together to sittings; whoever writes for an hour makes a hundred. */
const mostRows = 300;
const mostLines = 10;
const mostLogins = 6;
const mostMissed = 5;

/** What was done last, over everything but logins: pages, entries, media, settings, accounts. */
export async function latestActivity(locale: Locale): Promise<ActivityLine[]> {
  const rows = await auditRows({ most: mostRows });
  const done = sittingsOf(rows.filter(({ action, by }) => by !== null && action !== 'user:login'));
  return activityLines(done.slice(0, mostLines), locale);
}

/** Who has logged in last. */
export async function latestLogins(locale: Locale): Promise<ActivityLine[]> {
  const rows = await auditRows({ action: 'user:login', most: mostLogins });
  return activityLines(
    rows.flatMap((row) => sittingsOf([row])),
    locale,
  );
}

export type Missed = { url: string; status: number; count: number };

/** Addresses that were asked for most in vain. */
export async function mostMissedAddresses(): Promise<Missed[]> {
  const { rows } = await db().execute<Missed>(sql`
    select url, status, count from error_log order by count desc, at desc limit ${mostMissed}`);
  return rows;
}
