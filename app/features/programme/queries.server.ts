import type { EntryCard } from '#app/cms/collection/entry.ts';
import { publishedBeside } from '#app/cms/collection/listing/beside.server.ts';
import { tagsOfList } from '#app/cms/collection/listing/cache-tags.ts';
import { type DayCount, daysPublished } from '#app/cms/collection/listing/list.server.ts';
import type { Filters } from '#app/cms/collection/listing/list-sql.ts';
import { dayBound } from '#app/cms/collection/sort-key.ts';
import type { Pictures } from '#app/cms/field/kind.ts';
import { addDays, venueDay } from '#app/cms/venue-time.ts';
import type { EventQuery, FilterName } from '#app/collections/event/query.ts';
import { event, type eventFields } from '#app/collections/event/schema.ts';
import { type EventState, eventStatus, nextStatusChange } from '#app/collections/event/status.ts';
import { pool } from '#app/db/client.server.ts';
import { type AsWritten, entriesByNumber, listEntries } from '#app/features/entries/entry-list.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type EventCard = EntryCard<typeof eventFields> &
  EventState & {
    /** The day of the list it stands in: its own, or the first day of the list when it began before and goes on. */
    day: string;
  };

export type EventList = {
  results: EventCard[];
  count: number;
  page: number;
  page_size: number;
  /** The day the list begins with. */
  date: string;
  tags: string[];
  pictures: Pictures;
  nextChange: Temporal.Instant | null;
};

export type EventFilters = Partial<Record<FilterName | 'production' | 'person' | 'parent', readonly number[]>>;

/**
 * One page of the programme from a day on, in the order of the interface: days ascend, within a day the latest first.
 * What began earlier and goes on stands in the first day. `until` is the last day, for a module with an end.
 */
export async function listEvents({
  locale,
  now,
  filters = {},
  date = venueDay(now),
  until,
  page = 1,
  page_size = 25,
  asWritten = false,
}: AsWritten & {
  locale: Locale;
  now: Temporal.Instant;
  filters?: EventFilters;
  date?: string | undefined;
  until?: string | undefined;
  page?: number;
  page_size?: number;
}): Promise<EventList> {
  const found = await listEntries(event, { locale, filters, ...eventBounds(date, until), page, page_size, asWritten });
  const results = found.cards.map((card) => eventCard(card, { now, date }));
  const changes = results.flatMap(({ fields }) => nextStatusChange(fields, now) ?? []);
  return {
    results,
    count: found.count,
    page,
    page_size,
    date,
    tags: found.tags,
    pictures: found.pictures,
    nextChange: changes.sort(Temporal.Instant.compare)[0] ?? null,
  };
}

/** What the programme has from a day on: what begins then or later, and what is running. `until` is the last day. */
export function eventBounds(date: string, until?: string) {
  const before = until === undefined ? undefined : dayBound(addDays(until, 1));
  return { from: dayBound(date), before, running: date };
}

/** A card with what the clock says about it. */
export function eventCard(
  card: EntryCard<typeof eventFields>,
  { now, date = '' }: { now: Temporal.Instant; date?: string },
): EventCard {
  const own = card.from_day ?? '';
  return { ...card, ...eventStatus(card.fields, now), day: own > date ? own : date };
}

/** Days of a month, or of any span of at most a year, on which something takes place under the filters, and how much. */
export async function availableDates({
  locale,
  filters = {},
  first,
  last,
}: {
  locale: Locale;
  filters?: EventFilters;
  first: string;
  last: string;
}): Promise<{ days: DayCount[]; tags: string[] }> {
  const latest = addDays(first, 366);
  const days = await daysPublished('event', { locale, filters, first, last: last < latest ? last : latest });
  return { days, tags: tagsOfList('event', filters) };
}

/** How much takes place on each day. */
export function countsOf(days: readonly DayCount[]): Record<string, number> {
  return Object.fromEntries(days.map(({ day, count }) => [day, count]));
}

/** The filter of a query as numbers; a type may be named by its slug in either language. What is unknown finds nothing. */
export async function filtersOf({ filter }: Pick<EventQuery, 'filter'>): Promise<Filters> {
  const entries = await Promise.all(
    Object.entries(filter).map(async ([name, value]) => [
      name,
      [typeof value === 'number' ? value : await typeNumber(name, value)],
    ]),
  );
  return Object.fromEntries(entries);
}

async function typeNumber(name: string, slug: string): Promise<number> {
  const nothing = 0;
  if (name !== 'type') return nothing;
  const { rows } = await pool().query<{ number: number }>(
    `select number::float8 as number from listing where type = 'exhibition-type' and slug = $1 order by number limit 1`,
    [slug],
  );
  return rows[0]?.number ?? nothing;
}

/** The dates before and after one in time under the filters, such as `{ production: [12] }`; all of the programme without. */
export async function neighbours({
  event: { number, from_day, starts_at },
  filters = {},
  locale,
  now,
}: {
  event: Pick<EventCard, 'number' | 'from_day' | 'starts_at'>;
  filters?: EventFilters;
  locale: Locale;
  now: Temporal.Instant;
}): Promise<{ previous: EventCard | null; next: EventCard | null; tags: string[] }> {
  if (!from_day || !starts_at) return { previous: null, next: null, tags: [] };
  const { previous, next } = await publishedBeside(event.type, {
    locale,
    filters,
    entry: { number, starts_at },
    from: dayBound(from_day),
    before: dayBound(addDays(from_day, 1)),
  });
  const { cards } = await entriesByNumber(event, { locale, numbers: [previous, next].flatMap((one) => one ?? []) });
  const cardOf = (wanted: number | null) => {
    const card = cards.find((one) => one.number === wanted);
    return card ? eventCard(card, { now }) : null;
  };
  return { previous: cardOf(previous), next: cardOf(next), tags: tagsOfList('event', filters) };
}
