import { addDays, dayOf, isUnclear, timeOf, venueInstant } from '#app/cms/venue-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { timeZone } from '#app/venue/time-zone.ts';
import { previously } from '../timetable/row-status.ts';
import { contentLine, escapedText } from './content-line.ts';
import { zoneRules } from './time-zone-rules.ts';

/** A date of the programme as a calendar shows it. Local times are the venue's. */
export type CalendarDate = {
  /** The id of its entry: what calendars recognise it by, in both languages and at every address (decision 60). */
  id: string;
  title: string;
  /** Absolute address of its page. */
  url: string | null;
  description: string;
  date_start: string;
  date_end: string | null;
  all_day: boolean;
  /** Minutes it takes, where no end is known; null says nothing about its end. */
  minutes: number | null;
  /** Shown without making anybody busy: an exhibition. */
  isExhibition: boolean;
  lifecycle: string;
  /** When it was to be before it was moved. */
  previous_date: string | null;
  note: string;
  /** Room and address. */
  location: string;
  geo: { latitude: string; longitude: string } | null;
  categories: string[];
  /** How often it was published before, and when it last changed (an instant in ISO form). */
  sequence: number;
  changed_at: string;
};

export type Calendar = { name: string; host: string; source: string; locale: Locale; dates: readonly CalendarDate[] };

const refresh = 'PT6H';
/** Worked out once: reading 40 years of a zone takes a moment. */
const venueRules = zoneRules(timeZone);

/**
 * A calendar in iCalendar (docs/behaviour/standards.md#icalendar): a file to subscribe to and no invitation, so without a METHOD,
 * which would need an organizer (RFC 5546). Same dates, same text: what changes is said by the
 * dates themselves, so that its hash can be asked for.
 */
export function calendarText({ name, host, source, locale, dates }: Calendar): string {
  return [
    'BEGIN:VCALENDAR\r\n',
    'VERSION:2.0\r\n',
    contentLine('PRODID', `-//Foyer//${host}//${locale.toUpperCase()}`),
    'CALSCALE:GREGORIAN\r\n',
    contentLine('NAME', escapedText(name)),
    contentLine('X-WR-CALNAME', escapedText(name)),
    contentLine('X-WR-TIMEZONE', timeZone),
    contentLine('SOURCE;VALUE=URI', source),
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}\r\n`,
    `X-PUBLISHED-TTL:${refresh}\r\n`,
    venueRules,
    ...dates.map((date) => dateText(date, locale)),
    'END:VCALENDAR\r\n',
  ].join('');
}

function dateText(date: CalendarDate, locale: Locale): string {
  const isCancelled = date.lifecycle === 'cancelled';
  const changed = compact(date.changed_at);
  const description = [movedFrom(date, locale), date.note, date.description, date.url].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT\r\n',
    contentLine('UID', date.id),
    `DTSTAMP:${changed}\r\n`,
    `LAST-MODIFIED:${changed}\r\n`,
    `SEQUENCE:${date.sequence}\r\n`,
    ...times(date),
    contentLine('SUMMARY', escapedText(`${prefix(date.lifecycle, locale)}${date.title}`)),
    `STATUS:${isCancelled ? 'CANCELLED' : date.lifecycle === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'}\r\n`,
    `TRANSP:${date.isExhibition || isCancelled ? 'TRANSPARENT' : 'OPAQUE'}\r\n`,
    ...(description ? [contentLine('DESCRIPTION', escapedText(description))] : []),
    ...(date.location ? [contentLine('LOCATION', escapedText(date.location))] : []),
    ...(date.geo ? [contentLine('GEO', `${date.geo.latitude};${date.geo.longitude}`)] : []),
    ...(date.categories.length > 0 ? [contentLine('CATEGORIES', date.categories.map(escapedText).join(','))] : []),
    ...(date.url ? [contentLine('URL;VALUE=URI', date.url)] : []),
    'END:VEVENT\r\n',
  ].join('');
}

/** Many calendars hide the state, so the title says it too. */
function prefix(lifecycle: string, locale: Locale): string {
  if (lifecycle === 'cancelled') return `${m.programme_state_cancelled({}, { locale })}: `;
  return lifecycle === 'postponed' ? `${m.programme_state_postponed({}, { locale })}: ` : '';
}

/** A calendar shows the new time by itself; that it is new, and what it was, the words say. */
function movedFrom({ lifecycle, ...date }: CalendarDate, locale: Locale): string {
  if (lifecycle !== 'rescheduled' || !date.previous_date) return '';
  return m.programme_state_rescheduled({ when: previously(date, locale) }, { locale });
}

/**
 * A day without a time is a whole day, and its end the day after the last (RFC 5545 3.6.1). An unknown end is not
 * invented: either nothing is said, or how long such a thing takes.
 */
function times({ date_start, date_end, all_day, minutes, isExhibition }: CalendarDate): string[] {
  const from = dayOf(date_start);
  const until = date_end ? dayOf(date_end) : from;
  const endsLater = until > from;
  if (all_day || timeOf(date_start) === null || (isExhibition && endsLater)) {
    const last = endsLater ? until : from;
    return [`DTSTART;VALUE=DATE:${digits(from)}\r\n`, `DTEND;VALUE=DATE:${digits(addDays(last, 1))}\r\n`];
  }
  const end = date_end && (timeOf(date_end) === null ? `${addDays(until, 1)}T00:00` : date_end);
  // By the moments: half past two does not exist in the night of spring and is later than three.
  const isKnown = end && Temporal.Instant.compare(venueInstant(end), venueInstant(date_start)) > 0;
  const moment = isUnclear(date_start) || (isKnown && isUnclear(end)) ? utcMoment : localMoment;
  const start = `DTSTART${moment(date_start)}\r\n`;
  if (isKnown) return [start, `DTEND${moment(end)}\r\n`];
  return minutes ? [start, `DURATION:PT${minutes}M\r\n`] : [start];
}

function localMoment(local: string): string {
  return `;TZID=${timeZone}:${digits(local)}00`;
}

/** In the hour the clock shows twice, or never, readers disagree about a local time; none disagrees about UTC. */
function utcMoment(local: string): string {
  return `:${compact(venueInstant(local).toString())}`;
}

/** `2026-12-05T19:30` as `20261205T1930`. */
function digits(local: string): string {
  return local.replace(/[-:]/g, '');
}

function compact(instant: string): string {
  return instant.replace(/[-:]/g, '').replace(/\.\d+/, '');
}
