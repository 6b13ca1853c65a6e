import type { EntryCard } from '#app/cms/collection/entry.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { event, type eventFields } from '#app/collections/event/schema.ts';
import { exhibitionType } from '#app/collections/exhibition-type/schema.ts';
import { room } from '#app/collections/room/schema.ts';
import { venue, type venueFields } from '#app/collections/venue/schema.ts';
import { firstEntries, listEntries } from '#app/features/entries/entry-list.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type EventFilters, eventBounds } from '../queries.server.ts';
import type { CalendarDate } from './calendar-text.ts';

/** A calendar never has more dates than this; what lies further ahead comes as the days go by. */
const mostDates = 2_000;
const mostTerms = 1_000;

/** How long something of a kind takes when nobody has said so; an exhibition takes as long as the venue is open. */
const minutesByKind: Readonly<Record<string, number>> = {
  TheaterEvent: 120,
  MusicEvent: 120,
  DanceEvent: 90,
  ScreeningEvent: 120,
  LiteraryEvent: 90,
  EducationEvent: 60,
  ChildrensEvent: 60,
  ComedyEvent: 120,
};

type Options = {
  locale: Locale;
  now: Temporal.Instant;
  filters?: EventFilters;
  date?: string;
  /** Scheme and host in front of every address. */
  origin: string;
};

/** What a calendar tells of a date: of 2,000 of them nothing else is looked up. */
const shown = [
  'subtitle',
  'lead',
  'date_start',
  'date_end',
  'open_end',
  'all_day',
  'duration',
  'lifecycle',
  'lifecycle_note',
  'previous_date',
  'event_type_new',
  'genre',
  'room',
  'meeting_point',
  'tags',
] as const satisfies (keyof typeof eventFields)[];

type CalendarCard = EntryCard<typeof eventFields, (typeof shown)[number]>;

/** Dates of a calendar; `tags` name everything they show, for the cache. */
export type CalendarDates = { dates: CalendarDate[]; tags: string[] };

/** Published dates from a day on, as a calendar shows them. Cancelled ones stay and say so. */
export async function calendarDates({ origin, ...options }: Options): Promise<CalendarDates> {
  const { locale, now, filters = {}, date = venueDay(now) } = options;
  const [{ cards, tags }, surroundings] = await Promise.all([
    firstEntries(event, { locale, filters, ...eventBounds(date), page_size: mostDates, only: shown }),
    surroundingsOf(locale),
  ]);
  const dates = calendarDatesOf(cards, { ...surroundings, origin });
  return { dates, tags: [...tags, ...surroundings.tags] };
}

/** The same of cards that were found otherwise, such as one date. */
export async function calendarDatesOfCards(
  cards: readonly CalendarCard[],
  { locale, origin }: Pick<Options, 'locale' | 'origin'>,
): Promise<CalendarDates> {
  const surroundings = await surroundingsOf(locale);
  return { dates: calendarDatesOf(cards, { ...surroundings, origin }), tags: surroundings.tags };
}

type Surroundings = Awaited<ReturnType<typeof surroundingsOf>>;

/** Rooms with the address of their venue, and what kinds of events there are. */
async function surroundingsOf(locale: Locale) {
  const [rooms, venues, kinds] = await Promise.all([
    listEntries(room, { locale, page_size: mostTerms, asWritten: true }),
    listEntries(venue, { locale, page_size: mostTerms, asWritten: true }),
    listEntries(exhibitionType, { locale, page_size: mostTerms, asWritten: true }),
  ]);
  const venueById = new Map(venues.cards.map((card) => [card.id, card]));
  const [only] = venues.cards.length === 1 ? venues.cards : [];
  return {
    only,
    places: new Map(rooms.cards.map(({ id, fields }) => [id, fields.venue ? venueById.get(fields.venue.id) : only])),
    kinds: new Map(kinds.cards.map(({ id, fields }) => [id, fields])),
    tags: [rooms, venues, kinds].flatMap(({ tags }) => tags),
  };
}

type Kind = { usual_duration: number | null; schema_type: string };

/** What the team says of a kind goes before what is usual for its like. */
function usualMinutes(kind: Kind | undefined): number | null {
  return kind?.usual_duration || (kind && minutesByKind[kind.schema_type]) || null;
}

function calendarDatesOf(
  cards: readonly CalendarCard[],
  { places, kinds, only, origin }: Surroundings & Pick<Options, 'origin'>,
): CalendarDate[] {
  return cards.flatMap(({ id, title, url, changed_at, version, fields }) => {
    if (!fields.date_start) return [];
    const kind = fields.event_type_new ? kinds.get(fields.event_type_new.id) : undefined;
    const place = fields.room ? places.get(fields.room.id) : only;
    const online = fields.lifecycle === 'moved_online';
    const categories = [fields.event_type_new, fields.genre, ...fields.tags].flatMap((term) => term?.title ?? []);
    return {
      id,
      title,
      url: url && origin + url,
      description: [fields.subtitle, fields.lead].filter(Boolean).join('\n'),
      date_start: fields.date_start,
      date_end: fields.date_end,
      all_day: fields.all_day,
      minutes: fields.open_end ? null : fields.duration || usualMinutes(kind),
      isExhibition: kind?.is_exhibition ?? false,
      lifecycle: fields.lifecycle,
      previous_date: fields.previous_date,
      note: fields.lifecycle_note,
      location: online
        ? ''
        : [fields.room?.title, ...addressOf(place), fields.meeting_point].filter(Boolean).join(', '),
      geo: online ? null : geoOf(place),
      categories: [...new Set(categories)],
      sequence: version - 1,
      changed_at,
    };
  });
}

type Place = EntryCard<typeof venueFields> | undefined;

function addressOf(place: Place): string[] {
  if (!place) return [];
  const { street, postal_code, city } = place.fields;
  return [place.title, street, [postal_code, city].filter(Boolean).join(' ')];
}

function geoOf(place: Place) {
  const { latitude, longitude } = place?.fields ?? {};
  return latitude && longitude ? { latitude, longitude } : null;
}
