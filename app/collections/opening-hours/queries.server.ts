import { pool } from '#app/db/client.server.ts';
import type { OpeningException, OpeningHours, OpeningRule } from './hours.ts';

/** The tag writers of opening hours bump. */
export const openingHoursTag = 'opening-hours';

/** The house's own rules and exceptions; a venue's with its id. Exceptions that are over are left out. */
export async function readOpeningHours(now: Temporal.Instant, venue: string | null = null): Promise<OpeningHours> {
  const [rules, exceptions] = await Promise.all([
    pool().query<OpeningRule>(
      `select weekday, opens::text as "from", closes::text as "to", valid_from::text, valid_to::text
       from opening_rule where venue_id is not distinct from $1::uuid order by weekday, opens`,
      [venue],
    ),
    pool().query<OpeningException>(
      `select date_from::text, date_to::text, is_closed, ranges, reason, to_char(created_at, 'YYYY-MM-DD HH24:MI:SS.US') as created
       from opening_exception
       where venue_id is not distinct from $1::uuid and date_to >= $2::timestamptz::date - 2 order by date_from`,
      [venue, now.toString()],
    ),
  ]);
  return { rules: rules.rows, exceptions: exceptions.rows };
}
