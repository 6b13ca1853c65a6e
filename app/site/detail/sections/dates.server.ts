import { dayBound } from '#app/cms/collection/sort-key.ts';
import { addDays, endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { isOver } from '#app/collections/event/status.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { factTags } from '#app/features/programme/fact-tags.server.ts';
import { type EventFilters, eventCard, listEvents } from '#app/features/programme/queries.server.ts';
import { weeksOfSeason } from '#app/features/programme/season/season.server.ts';
import { dayGroups } from '#app/features/programme/timetable/day-groups.ts';
import type { EventRow } from '#app/features/programme/timetable/row.ts';
import type { LoadContext } from '#app/load-context.ts';
import { type DateText, dateRow } from './date-row.ts';
import type { DateSeason } from './sections.ts';

type Options = {
  filters: EventFilters;
  /** Words that every row would repeat. */
  page: Omit<DateText, 'locale' | 'factTags' | 'today'>;
  size: number;
};

/** Dates that are not over yet, in the order of time, as rows that name their day; and how many there are. */
export async function comingDates({ filters, page, size }: Options, load: LoadContext) {
  const { locale, now, notes } = load;
  const [list, facts] = await Promise.all([datesNotOver({ filters, size }, load), factTags(locale)]);
  notes.tag(...facts.tags);
  // A list comes latest first within a day; here it reads from morning to night.
  const cards = dayGroups([list.cards]).flatMap(({ events }) => events);
  const words = { ...page, locale, today: venueDay(now), factTags: facts.numbers };
  return { cards, rows: cards.map((card) => dateRow(card, words)), count: list.count };
}

/** A list begins with the whole of today: what of it is over is left out, and made up for from the next page. */
async function datesNotOver({ filters, size }: Omit<Options, 'page'>, { locale, now, notes }: LoadContext) {
  const pageOf = async (page: number) => {
    const list = await listEvents({ locale, now, filters, page, page_size: size });
    notes.tag(...list.tags);
    notes.expireAt(list.nextChange);
    return { ...list, open: list.results.filter(({ fields }) => !isOver(fields, now)) };
  };
  const first = await pageOf(1);
  const over = first.results.length - first.open.length;
  const more = over > 0 && first.count > size ? (await pageOf(2)).open.slice(0, over) : [];
  return { cards: [...first.open, ...more], count: first.count - over };
}

/** Dates that are over, the latest first; those of this morning too. */
export async function pastDates({ filters, page, size }: Options, load: LoadContext) {
  const { locale, now, notes } = load;
  const before = dayBound(addDays(venueDay(now), 1));
  const [list, facts] = await Promise.all([
    listEntries(event, { locale, filters, before, backwards: true, page_size: size }),
    factTags(locale),
  ]);
  notes.tag(...list.tags, ...facts.tags);
  const cards = list.cards.filter(({ fields }) => isOver(fields, now)).map((card) => eventCard(card, { now }));
  const words = { ...page, locale, today: venueDay(now), factTags: facts.numbers };
  return { rows: cards.map((card) => dateRow(card, words)) };
}

/** Fewer are read sooner than a rope is understood. */
const fewestOfSeason = 6;

/** How the dates to come lie in the season; null where they are few. Notes what that depends on. */
export async function seasonOf(
  { filters, list }: Pick<Options, 'filters'> & Pick<DateSeason, 'list'>,
  load: LoadContext,
): Promise<DateSeason | null> {
  const today = venueDay(load.now);
  const weeks = await weeksOfSeason({ filters, today }, load);
  load.notes.expireAt(endOfDay(today));
  if (weeks.reduce((sum, count) => sum + count, 0) < fewestOfSeason) return null;
  return { weeks, today, locale: load.locale, list };
}

/** The same rows with places that the rope of the season can lead to. */
export function withAnchors(rows: readonly EventRow[]): EventRow[] {
  return rows.map((row) => ({ ...row, anchor: `date-${row.number}` }));
}
