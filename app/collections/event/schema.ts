import { defineSection } from '#app/cms/channels/section.ts';
import { eventKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection } from '#app/cms/collection.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { date } from '#app/cms/field/date/field.ts';
import { dateTime } from '#app/cms/field/date-time/field.ts';
import { embed } from '#app/cms/field/embed/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { dayOf, endOfDay, timeOf, venueDay, venueInstant } from '#app/cms/venue-time.ts';
import {
  addressFields,
  partnerFields,
  people,
  pictureFields,
  plainText,
  ticketFieldNames,
  ticketFields,
  ticketProse,
} from '../fields/programme-fields.ts';
import { dateProblems } from './date-problems.ts';
import { icalMapping } from './ical-mapping.ts';
import { troubleMarkers } from './trouble-markers.ts';

/** What happened to the date itself (docs/behaviour/event-states.md); whether it is over is computed. */
export const lifecycles = ['scheduled', 'rescheduled', 'postponed', 'cancelled', 'moved_online'] as const;

const occasions = ['premiere', 'preview', 'last', 'introduction', 'talk', 'relaxed'] as const;

export const eventFields = {
  /** Empty: the title of the production. */
  title: plainText(200, { required: true, search: 'A' }),
  ...addressFields(),
  preline: plainText(120),
  subtitle: plainText(255, { search: 'B' }),
  /** Local time of the venue; a day alone means that no time is known. */
  date_start: dateTime({ required: true, dayOnly: true }),
  date_end: dateTime({ dayOnly: true }),
  open_end: flag(),
  all_day: flag(),
  door_time: text({ max: 5, pattern: /^(([01]\d|2[0-3]):[0-5]\d)?$/, place: 'time' }),
  lifecycle: choice(lifecycles, { initial: 'scheduled' }),
  lifecycle_note: plainText(300, { multiline: true }),
  /** Where a rescheduled event stood before. */
  previous_date: dateTime({ dayOnly: true }),
  ...ticketFields(),
  /** When somebody has last said how to get a ticket; written with it unless it is given (decision 53). */
  ticket_state_at: dateTime(),
  production: reference('production'),
  parent: reference('event'),
  event_type_new: reference('exhibition-type'),
  genre: reference('genre'),
  series: reference('series'),
  room: reference('room'),
  meeting_point: plainText(200),
  tags: references('tag'),
  occasion: choice(occasions),
  lead: plainText(600, { multiline: true, search: 'B' }),
  description: richText({ search: 'C' }),
  important_info: richText({ search: 'D' }),
  ...pictureFields(),
  video: embed({ media: 'video' }),
  contributors: people(),
  duration: number({ min: 0, max: 10_000 }),
  age_from: number({ min: 0, max: 99 }),
  age_text: plainText(120),
  ...partnerFields(),
  /** The rule its further dates were made by (RFC 5545), and the days it leaves out. */
  recurrence_rule: text({ max: 500, place: 'time' }),
  recurrence_exclusions: list({ day: date({ required: true }) }, { max: 400 }),
  /** The event whose rule made this date, and the day it had then. */
  recurrence_of: reference('event'),
  recurrence_day: date(),
};

/** One date of the programme. */
export const event = defineCollection({
  type: 'event',
  fields: eventFields,
  titleField: 'title',
  pages: {
    section: defineSection('events', { de: 'programm', en: 'events' }, 'events'),
    list: { hasCalendar: true },
  },
  card: [
    'preline',
    'subtitle',
    'lead',
    'image',
    'date_start',
    'date_end',
    'open_end',
    'all_day',
    'door_time',
    'lifecycle',
    'lifecycle_note',
    'previous_date',
    ...ticketFieldNames,
    'ticket_state_at',
    'production',
    'event_type_new',
    'genre',
    'series',
    'room',
    'meeting_point',
    'tags',
    'occasion',
    'duration',
    'age_from',
    'age_text',
  ],
  columns: ['title', 'date_start', 'room', 'event_type_new', 'lifecycle', 'ticket_state', 'production'],
  facets: {
    room: 'room',
    type: 'event_type_new',
    tag: 'tags',
    series: 'series',
    genre: 'genre',
    production: 'production',
    person: 'contributors',
    parent: 'parent',
  },
  slots: ['top', 'description', 'programs', 'bottom'],
  search: { category: 'events', label: 'shell_search_events', isDated: true },
  api: {
    path: 'events',
    list: null,
    terms: [
      { path: 'rooms', facet: 'room', about: 'Rooms that events take place in' },
      { path: 'exhibition-types', facet: 'type', about: 'Kinds of events' },
      { path: 'event-tags', facet: 'tag', about: 'Tags of events' },
      { path: 'series', facet: 'series', about: 'Series that events belong to' },
      { path: 'genres', facet: 'genre', about: 'Genres of events' },
    ],
  },
  shareCard: { kind: 'event_type_new', place: 'room', when: 'times' },
  span: { start: 'date_start', end: 'date_end' },
  import: {
    prose: {
      ...ticketProse,
      date_start: 'important_info',
      date_end: 'important_info',
      door_time: 'important_info',
    },
    ical: icalMapping,
    hints: troubleMarkers,
    namesById: true,
  },
  inherits: {
    by: 'production',
    from: 'production',
    fields: {
      ...sameName(
        'title',
        'preline',
        'subtitle',
        'genre',
        'series',
        'room',
        'tags',
        'lead',
        'description',
        'important_info',
        'image',
        'gallery',
        'video',
        'contributors',
        'duration',
        'age_from',
        'age_text',
        ...ticketFieldNames,
        'sponsors',
        'promoter',
        'promoter_link',
      ),
      event_type_new: 'exhibition_type',
    },
  },
  stamps: { ticket_state: 'ticket_state_at' },
  // Neither does a copy repeat, nor is it one of the dates that a rule made.
  notCopied: ['ticket_state_at', 'recurrence_rule', 'recurrence_exclusions', 'recurrence_of', 'recurrence_day'],
  problems: dateProblems,
  position: ({ date_start, date_end }) => {
    if (!date_start) return { starts_at: null, ends_at: null, from_day: null, until_day: null, sort: '' };
    const starts_at = venueInstant(date_start);
    const ends_at = date_end ? endOf(date_end) : null;
    const from_day = dayOf(date_start);
    return { starts_at, ends_at, from_day, until_day: lastDay(from_day, ends_at), sort: eventKey(date_start) };
  },
});

/** A day alone ends with the day. */
function endOf(local: string): Temporal.Instant {
  return timeOf(local) === null ? endOfDay(local) : venueInstant(local);
}

/** What ends by six in the morning belongs to the evening before: a club night is not an event of two days. */
function lastDay(from: string, ends: Temporal.Instant | null): string {
  const last = ends ? venueDay(ends.subtract({ hours: 6 })) : from;
  return last > from ? last : from;
}

function sameName(...names: (keyof typeof eventFields & string)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
