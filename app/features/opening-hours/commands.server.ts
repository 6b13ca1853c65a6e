import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import {
  type HoursProblem,
  isDay,
  isSameSeason,
  rangesProblem,
  type Season,
  seasonProblem,
  seasonsMeet,
} from './check-hours.ts';
import type { Range } from './hours.ts';
import { type KnownSeason, openingHoursTag } from './queries.server.ts';

type Writing = { /** Whose hours: a venue, or null for the venue. */ venue: string | null; actor: Actor };
type Refused = HoursProblem | 'forbidden';

/** Writes the hours of a season in place of those it had; `was` is the season as it was called until now. */
export function saveSeason({
  venue,
  actor,
  was,
  season,
}: Writing & { was: Season | null; season: KnownSeason }): Promise<Refused | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'hours:write')) return 'forbidden';
    const { valid_from, valid_to, days } = season;
    const problem = seasonProblem(season) ?? days.map(rangesProblem).find((found) => found !== null) ?? null;
    if (problem) return problem;
    if (days.every((ranges) => ranges.length === 0)) return 'nothing';
    const others = (await seasonsOf(tx, venue)).filter((other) => !(was && isSameSeason(was, other)));
    if (others.some((other) => isSameSeason(other, season) || seasonsMeet(other, season))) return 'season_overlap';
    if (was) await deleteSeason(tx, venue, was);
    const rules = days.flatMap((ranges, at) => ranges.map((range) => ({ ...range, weekday: at + 1 })));
    for (const { weekday, from, to } of rules)
      await tx.execute(sql`
        insert into opening_rule (id, venue_id, weekday, opens, closes, valid_from, valid_to)
        values (${crypto.randomUUID()}, ${venue}, ${weekday}, ${from}, ${to}, ${valid_from}, ${valid_to})`);
    await note(tx, { venue, actor, action: 'hours:season', detail: season });
    return null;
  });
}

export function removeSeason({ venue, actor, season }: Writing & { season: Season }): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'hours:write')) return 'forbidden';
    await deleteSeason(tx, venue, season);
    await note(tx, { venue, actor, action: 'hours:remove-season', detail: season });
    return null;
  });
}

export type NewException = {
  date_from: string;
  date_to: string;
  /** None: closed. */
  ranges: Range[];
  reason: Localized<string>;
};

/**
 * Days on which it is otherwise; with an id in place of the one that has it. The latest counts
 * (docs/behaviour/opening-hours.md#rules-and-exceptions).
 */
export function saveExceptions({
  venue,
  actor,
  id = null,
  exceptions,
}: Writing & { id?: string | null; exceptions: readonly NewException[] }): Promise<Refused | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'hours:write')) return 'forbidden';
    for (const { date_from, date_to, ranges } of exceptions) {
      if (!isDay(date_from) || !isDay(date_to) || date_to < date_from) return 'dates';
      const problem = rangesProblem(ranges);
      if (problem) return problem;
    }
    if (id) await tx.execute(sql`delete from opening_exception where id = ${id}::uuid`);
    for (const { date_from, date_to, ranges, reason } of exceptions)
      await tx.execute(sql`
        insert into opening_exception (id, venue_id, date_from, date_to, is_closed, ranges, reason)
        values (${id ?? crypto.randomUUID()}, ${venue}, ${date_from}, ${date_to}, ${ranges.length === 0},
          ${JSON.stringify(ranges)}::jsonb, ${JSON.stringify(reason)}::jsonb)`);
    await note(tx, { venue, actor, action: 'hours:exceptions', detail: { id, exceptions } });
    return null;
  });
}

export function removeException({ venue, actor, id }: Writing & { id: string }): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'hours:write')) return 'forbidden';
    await tx.execute(sql`delete from opening_exception where id = ${id}::uuid`);
    await note(tx, { venue, actor, action: 'hours:remove-exception', detail: { id } });
    return null;
  });
}

async function seasonsOf(tx: Transaction, venue: string | null): Promise<Season[]> {
  const { rows } = await tx.execute<Season>(sql`
    select distinct valid_from::text, valid_to::text from opening_rule where venue_id is not distinct from ${venue}::uuid`);
  return rows;
}

async function deleteSeason(tx: Transaction, venue: string | null, { valid_from, valid_to }: Season): Promise<void> {
  await tx.execute(sql`
    delete from opening_rule where venue_id is not distinct from ${venue}::uuid
      and valid_from is not distinct from ${valid_from}::date and valid_to is not distinct from ${valid_to}::date`);
}

async function note(
  tx: Transaction,
  { venue, actor, action, detail }: Writing & { action: string; detail: object },
): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type: 'opening-hours', id: venue, detail });
  await bumpEpoch(tx, [openingHoursTag]);
}
