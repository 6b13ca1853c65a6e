import type { EntryCard } from '#app/cms/collection/entry.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { listEntries } from './entry-list.server.ts';
import type { CalendarDate } from './event/calendar/calendar-text.ts';
import { type EventCard, type EventFilters, listEvents } from './event/queries.server.ts';
import { exhibitionType } from './exhibition-type/schema.ts';
import { room } from './room/schema.ts';
import { venue, type venueFields } from './venue/schema.ts';

/** A calendar never has more dates than this; what lies further ahead comes as the days go by. */
export const mostDates = 2_000;
const mostTerms = 1_000;

/** How long something of a kind takes when nobody has said so; an exhibition takes as long as the house is open. */
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

type Asked = {
  locale: Locale;
  now: Temporal.Instant;
  filters?: EventFilters;
  date?: string;
  /** Scheme and host in front of every address. */
  origin: string;
};

/** Dates of a calendar; `tags` name everything they show, for the cache. */
export type CalendarDates = { dates: CalendarDate[]; tags: string[] };

/** Published dates from a day on, as a calendar shows them. Cancelled ones stay and say so. */
export async function calendarDates({ origin, ...asked }: Asked): Promise<CalendarDates> {
  const [{ results, tags }, surroundings] = await Promise.all([
    listEvents({ ...asked, page_size: mostDates }),
    surroundingsOf(asked.locale),
  ]);
  const dates = await calendarDatesOf(results, { ...surroundings, ...asked, origin });
  return { dates, tags: [...tags, ...surroundings.tags] };
}

/** The same of cards that were found otherwise, such as one date. */
export async function calendarDatesOfCards(
  cards: readonly EventCard[],
  { locale, origin }: Pick<Asked, 'locale' | 'origin'>,
): Promise<CalendarDates> {
  const surroundings = await surroundingsOf(locale);
  return { dates: await calendarDatesOf(cards, { ...surroundings, locale, origin }), tags: surroundings.tags };
}

type Surroundings = Awaited<ReturnType<typeof surroundingsOf>>;

/** Rooms with the address of their house, and what kinds of events there are. */
async function surroundingsOf(locale: Locale) {
  const [rooms, venues, kinds] = await Promise.all([
    listEntries(room, { locale, page_size: mostTerms }),
    listEntries(venue, { locale, page_size: mostTerms }),
    listEntries(exhibitionType, { locale, page_size: mostTerms }),
  ]);
  const houses = new Map(venues.cards.map((card) => [card.id, card]));
  const [only] = venues.cards.length === 1 ? venues.cards : [];
  return {
    only,
    places: new Map(rooms.cards.map(({ id, fields }) => [id, fields.venue ? houses.get(fields.venue.id) : only])),
    kinds: new Map(kinds.cards.map(({ id, fields }) => [id, fields])),
    tags: [rooms, venues, kinds].flatMap(({ tags }) => tags),
  };
}

async function calendarDatesOf(
  cards: readonly EventCard[],
  { places, kinds, only, locale, origin }: Surroundings & Pick<Asked, 'locale' | 'origin'>,
): Promise<CalendarDate[]> {
  const versions = await versionsOf(
    cards.map(({ id }) => id),
    locale,
  );
  return cards.flatMap(({ id, number, title, url, changed_at, fields }) => {
    if (!fields.date_start) return [];
    const kind = fields.event_type_new ? kinds.get(fields.event_type_new.id) : undefined;
    const place = fields.room ? places.get(fields.room.id) : only;
    const online = fields.lifecycle === 'moved_online';
    const categories = [fields.event_type_new, fields.genre, ...fields.tags].flatMap((term) => term?.title ?? []);
    return {
      number,
      title,
      url: url && origin + url,
      description: [fields.subtitle, fields.lead].filter(Boolean).join('\n'),
      date_start: fields.date_start,
      date_end: fields.date_end,
      all_day: fields.all_day,
      minutes: fields.open_end ? null : fields.duration || (kind && minutesByKind[kind.schema_type]) || null,
      isExhibition: kind?.is_exhibition ?? false,
      lifecycle: fields.lifecycle,
      note: fields.lifecycle_note,
      location: online
        ? ''
        : [fields.room?.title, ...addressOf(place), fields.meeting_point].filter(Boolean).join(', '),
      geo: online ? null : geoOf(place),
      categories: [...new Set(categories)],
      sequence: Math.max(0, (versions.get(id) ?? 1) - 1),
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

/** Each publication is a version: its number only grows, as SEQUENCE must. */
async function versionsOf(ids: readonly string[], locale: Locale): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ id: string; n: number }>(
    `select listing.object_id as id, version.n from listing join version on version.id = listing.version_id
     where listing.locale = $1 and listing.object_id = any($2::uuid[])`,
    [locale, [...ids]],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}
