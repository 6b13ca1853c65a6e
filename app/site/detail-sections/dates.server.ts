import { dayBound } from '#app/cms/collection/sort-key.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { listEntries } from '#app/collections/entry-list.server.ts';
import { dayGroups } from '#app/collections/event/day-groups.ts';
import { type EventCard, type EventFilters, eventCard, listEvents } from '#app/collections/event/queries.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { factTags } from '#app/collections/fact-tags.server.ts';
import type { LoadContext } from '#app/load-context.ts';
import { type DateWords, dateRow } from './date-row.ts';

type Asked = {
  filters: EventFilters;
  /** Words that every row would repeat. */
  page: Omit<DateWords, 'locale' | 'factTags' | 'today'>;
  size: number;
};

/** Dates that are still to come, in the order of time, as rows that name their day; and how many there are. */
export async function comingDates({ filters, page, size }: Asked, load: LoadContext) {
  const { locale, now, notes } = load;
  const [list, facts] = await Promise.all([listEvents({ locale, now, filters, page_size: size }), factTags(locale)]);
  notes.tag(...list.tags, ...facts.tags);
  notes.expireAt(list.nextChange);
  return {
    ...drawn(list.results, { ...page, locale, today: venueDay(now), factTags: facts.numbers }),
    count: list.count,
  };
}

/** Dates that are over, the latest first. */
export async function pastDates({ filters, page, size }: Asked, load: LoadContext) {
  const { locale, now, notes } = load;
  const before = dayBound(venueDay(now));
  const [list, facts] = await Promise.all([
    listEntries(event, { locale, filters, before, backwards: true, page_size: size }),
    factTags(locale),
  ]);
  notes.tag(...list.tags, ...facts.tags);
  const cards = list.cards.map((card) => eventCard(card, { now }));
  const words = { ...page, locale, today: venueDay(now), factTags: facts.numbers };
  return { cards, rows: cards.map((card) => dateRow(card, words)), count: list.count };
}

/** A list comes latest first within a day; here it reads from morning to night. */
function drawn(results: readonly EventCard[], words: DateWords) {
  const cards = dayGroups([results]).flatMap(({ events }) => events);
  return { cards, rows: cards.map((card) => dateRow(card, words)) };
}
