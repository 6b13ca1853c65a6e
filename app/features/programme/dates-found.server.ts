import { venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { entriesByNumber } from '../entries/entry-list.server.ts';
import { factTags } from './fact-tags.server.ts';
import { eventCard } from './queries.server.ts';
import { type EventRow, eventRow } from './timetable/row.ts';
import { rowDay } from './timetable/row-time.ts';

/**
 * Dates that were found, by public id, as rows of the timetable: their day stands where the programme names the kind.
 * Those that are offline in this language are left out.
 */
export async function eventRowsOf(
  numbers: readonly number[],
  { locale, now }: { locale: Locale; now: Temporal.Instant },
): Promise<Map<number, EventRow>> {
  if (numbers.length === 0) return new Map();
  const [{ cards }, facts] = await Promise.all([entriesByNumber(event, { numbers, locale }), factTags(locale)]);
  const rows = cards.map((card) => eventRow(eventCard(card, { now }), { locale, factTags: facts.numbers }));
  return new Map(
    rows.map((row) => [row.number, { ...row, kind: row.day ? rowDay(row.day, locale, venueDay(now)) : '' }]),
  );
}
