import { sql } from 'drizzle-orm';
import { type Database, pool, type Transaction } from '#app/db/client.server.ts';
import { isSameSeason, type Season } from './check-hours.ts';
import type { OpeningException, OpeningHours, OpeningRule, Range } from './hours.ts';

/** The tag writers of opening hours bump. */
export const openingHoursTag = 'opening-hours';

/** The venue's own rules and exceptions; a venue's with its id. Exceptions that are over are left out. */
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

export type KnownSeason = Season & { /** Monday first. */ days: Range[][] };
export type KnownException = OpeningException & { id: string };

/** Everything that is written down about a venue, for its office: all seasons, and what is not over for longer than a month. */
export async function readAllHours(
  now: Temporal.Instant,
  venue: string | null,
): Promise<{ hours: OpeningHours; seasons: KnownSeason[]; exceptions: KnownException[] }> {
  const { rules } = await readOpeningHours(now, venue);
  const { rows: exceptions } = await pool().query<KnownException>(
    `select id, date_from::text, date_to::text, is_closed, ranges, reason, to_char(created_at, 'YYYY-MM-DD HH24:MI:SS.US') as created
     from opening_exception
     where venue_id is not distinct from $1::uuid and date_to >= $2::timestamptz::date - 31 order by date_from, created_at`,
    [venue, now.toString()],
  );
  const seasons: KnownSeason[] = [];
  for (const { weekday, from, to, valid_from, valid_to } of rules) {
    const known = seasons.find((season) => isSameSeason(season, { valid_from, valid_to }));
    const season = known ?? { valid_from, valid_to, days: Array.from({ length: 7 }, () => []) };
    if (!known) seasons.push(season);
    season.days[weekday - 1]?.push({ from, to });
  }
  seasons.sort((one, other) => ((one.valid_from ?? '') < (other.valid_from ?? '') ? -1 : 1));
  return { hours: { rules, exceptions }, seasons, exceptions };
}

type VenueRow = { venue: string | null };

/** The hours of the site (null) and of each venue that has some of its own, for the days from one on; asked by planners. */
export async function hoursOfVenues(
  reader: Database | Transaction,
  from: string,
): Promise<Map<string | null, OpeningHours>> {
  const [rules, exceptions] = await Promise.all([
    reader.execute<OpeningRule & VenueRow>(sql`
      select venue_id as venue, weekday, opens::text as "from", closes::text as "to", valid_from::text, valid_to::text
      from opening_rule order by weekday, opens`),
    reader.execute<OpeningException & VenueRow>(sql`
      select venue_id as venue, date_from::text, date_to::text, is_closed, ranges, reason,
             to_char(created_at, 'YYYY-MM-DD HH24:MI:SS.US') as created
      from opening_exception where date_to >= ${from}::date`),
  ]);
  const hours = new Map<string | null, OpeningHours>();
  const of = (venue: string | null): OpeningHours => {
    const known = hours.get(venue) ?? { rules: [], exceptions: [] };
    hours.set(venue, known);
    return known;
  };
  for (const { venue, ...rule } of rules.rows) of(venue).rules.push(rule);
  for (const { venue, ...exception } of exceptions.rows) of(venue).exceptions.push(exception);
  return hours;
}
