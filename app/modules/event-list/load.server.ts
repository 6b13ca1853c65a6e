import { listUrl } from '#app/cms/collection/entry-url.ts';
import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { addDays, endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { writeEventQuery } from '#app/collections/event/query.ts';
import { event } from '#app/collections/event/schema.ts';
import { isOver, nextStatusChange } from '#app/collections/event/status.ts';
import { entriesByNumber } from '#app/features/entries/entry-list.server.ts';
import { factTags } from '#app/features/programme/fact-tags.server.ts';
import { type EventCard, eventCard, listEvents } from '#app/features/programme/queries.server.ts';
import { dayGroups } from '#app/features/programme/timetable/day-groups.ts';
import { eventRow } from '#app/features/programme/timetable/row.ts';
import { scaleOfRows } from '#app/features/programme/timetable/scale-of-rows.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadQuery, ModuleLoad } from '../module-load.ts';
import type { EventListData, ListedDay } from './data.ts';
import type { eventListModule } from './schema.ts';
import { shownDays } from './shown-days.ts';
import { mondayAfter, type Span, spanOf } from './span.ts';

type Fields = Parameters<typeof loadEventList>[0];
type Place = { today: string; locale: Locale };

/**
 * Enough for the busiest day a venue has (docs/behaviour/event-states.md#what-a-list-must-survive), so that a day is
 * never cut in its middle.
 */
const readAhead = 60;

/** The dates of the span or those chosen, by day, as a page shows them at this moment. */
export const loadEventList: ModuleLoad<typeof eventListModule, EventListData> = async (fields, query) => {
  const { locale, now, notes } = query;
  const place = { today: venueDay(now), locale };
  notes.expireAt(endOfDay(place.today));
  const facts = await factTags(locale);
  notes.tag(...facts.tags);
  const shownIn = async (span: Span | null) => {
    const rows = (await datesOf(fields, span, query)).map((card) => ({
      ...eventRow(card, { locale, factTags: facts.numbers }),
      isOver: isOver(card.fields, now),
    }));
    return shownDays(dayGroups([rows]), { ...place, items: fields.items });
  };
  const span = spanOf(fields, place.today);
  const days = await shownIn(span);
  // On a Sunday evening the weekend one asks about is the next one.
  const later = days.length === 0 && fields.filters === 'weekend' ? spanOf(fields, mondayAfter(place.today)) : null;
  const shown = later ? await shownIn(later) : days;
  return { days: shown.map((day) => listedDay(day, place)), all: listAddress(fields, later ?? span, place) };
};

/** Within a day the latest first, as the interface delivers a list. */
async function datesOf(fields: Fields, span: Span | null, query: LoadQuery): Promise<EventCard[]> {
  if (fields.children.length > 0) return chosenDates(fields, query);
  if (!span) return [];
  const { locale, now, notes } = query;
  const { tag } = fields;
  // A tag that is offline here finds nothing, instead of suddenly everything.
  const filters = tag ? { tag: [tag.number ?? 0] } : {};
  const list = await listEvents({ locale, now, filters, date: span.from, until: span.until, page_size: readAhead });
  notes.tag(...list.tags);
  notes.expireAt(list.nextChange);
  return list.results;
}

/** Chosen dates, those of them that are still to come. */
async function chosenDates({ children }: Fields, { locale, now, notes }: LoadQuery): Promise<EventCard[]> {
  const numbers = children.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const found = await entriesByNumber(event, { numbers, locale });
  notes.tag(...found.tags, ...children.map(({ id }) => entryTag(event.type, id)));
  const cards = found.cards.map((card) => eventCard(card, { now }));
  for (const { fields } of cards) notes.expireAt(nextStatusChange(fields, now));
  const begin = ({ starts_at, number }: EventCard) => `${starts_at} ${String(number).padStart(15, '0')}`;
  return cards.filter(({ fields }) => !isOver(fields, now)).sort((one, other) => (begin(one) > begin(other) ? -1 : 1));
}

function listedDay(
  { date_start, events }: { date_start: string; events: ListedDay['rows'] },
  { today, locale }: Place,
) {
  const say = (parts: Intl.DateTimeFormatOptions) => formatDay(date_start, locale, parts);
  const relative = date_start === today ? m.module_event_list_today : m.module_event_list_tomorrow;
  const isNear = date_start === today || date_start === addDays(today, 1);
  return {
    day: date_start,
    name: isNear ? relative({}, { locale }) : say({ weekday: 'long' }),
    date: say({ dateStyle: isNear ? 'full' : 'long' }),
    rows: events,
    line: scaleOfRows(events),
  };
}

/** The programme from the same day on under the same tag. */
function listAddress({ tag }: Fields, span: Span | null, { today, locale }: Place): string {
  const state = { date: span?.from ?? null, ...(tag?.number ? { filter: { tag: tag.number } } : {}) };
  const query = writeEventQuery(state, today);
  return listUrl(event, locale) + (query.size > 0 ? `?${query}` : '');
}
