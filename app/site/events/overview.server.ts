import { listUrl } from '#app/cms/collection/entry-url.ts';
import { addDays, endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { type EventQuery, eventPageSize } from '#app/collections/event/query.ts';
import { event } from '#app/collections/event/schema.ts';
import { eventTeaser } from '#app/collections/event-teaser/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { factTags } from '#app/features/programme/fact-tags.server.ts';
import { availableDates, countsOf, filtersOf, listEvents } from '#app/features/programme/queries.server.ts';
import { weeksOfSeason } from '#app/features/programme/season/season.server.ts';
import { type EventRow, eventRow } from '#app/features/programme/timetable/row.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import siteConfig from '#site-config';
import { type Nearby, nearbyLists } from './detail/nearby.server.ts';
import { type FilterGroup, filterGroups } from './filter/filter-groups.server.ts';
import { type DayTeaser, dayTeaser } from './list/teaser.ts';

/** One page of the programme with everything around it that depends on the query. */
export type Overview = {
  locale: Locale;
  /** Address of the list without a query. */
  url: string;
  /** The day it is at the venue, and the day the list begins with. */
  today: string;
  date: string;
  /** As the interface delivers them: within a day the latest first. */
  rows: EventRow[];
  teasers: DayTeaser[];
  count: number;
  page: number;
  pages: number;
  state: Pick<EventQuery, 'filter' | 'date'>;
  groups: FilterGroup[];
  /** Days of the coming year on which something takes place under these filters, and how much. */
  days: Record<string, number>;
  /** How much takes place in each week from today's on under these filters. */
  season: number[];
  /** Ways out of a list that is empty; none for one that is not. */
  nearby: Nearby[];
  /** One of the three looks a venue chooses from. */
  listStyle: 'style1' | 'style2' | 'style3';
  /** How many pages come without asking; null is all of them. */
  automaticPages: number | null;
};

/** The programme from a day on under filters. Notes what the answer depends on and until when it holds. */
export async function loadOverview(state: EventQuery, load: LoadContext): Promise<Overview> {
  const { locale, now, notes } = load;
  const today = venueDay(now);
  const date = state.date ?? today;
  const filters = await filtersOf(state);
  const isFiltered = Object.keys(state.filter).length > 0;
  const first = `${date.slice(0, 7)}-01`;
  const [list, teasers, groups, available, season, facts] = await Promise.all([
    listEvents({ locale, now, filters, date, page: state.page }),
    isFiltered ? null : listEntries(eventTeaser, { locale, from: date.replaceAll('-', ''), page_size: 100 }),
    filterGroups(locale),
    availableDates({ locale, filters, first, last: addDays(first, 365) }),
    weeksOfSeason({ filters, today }, load),
    factTags(locale),
  ]);
  notes.tag(...list.tags, ...(teasers?.tags ?? []), ...groups.tags, ...available.tags, ...facts.tags);
  notes.expireAt(list.nextChange);
  notes.expireAt(endOfDay(today));
  return {
    locale,
    url: listUrl(event, locale),
    today,
    date,
    rows: list.results.map((card) => eventRow(card, { locale, factTags: facts.numbers })),
    teasers: teasers?.cards.map(dayTeaser) ?? [],
    count: list.count,
    page: list.page,
    pages: Math.ceil(list.count / eventPageSize),
    state: { filter: state.filter, date: state.date },
    groups: groups.groups,
    days: countsOf(available.days),
    season,
    nearby: list.count === 0 ? await nearbyLists(state, load) : [],
    listStyle: siteConfig.design.eventList,
    automaticPages: siteConfig.design.automaticEventPages,
  };
}
