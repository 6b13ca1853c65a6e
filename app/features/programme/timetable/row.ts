import { dayOf, timeOf } from '#app/cms/venue-time.ts';
import type { EventStatus } from '#app/collections/event/status.ts';
import { linkToDate } from '#app/features/addresses/shop-dates.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { hyphenate } from '#app/typography/hyphenate.server.ts';
import type { EventCard } from '../queries.server.ts';
import type { DayMark } from './day-scale.ts';
import { occasionLabel } from './occasion-label.ts';
import { formatPrice } from './row-price.ts';
import { formatStatus, type StatusText } from './row-status.ts';
import { formatUntil } from './row-time.ts';

/**
 * A date of the programme as one row of the timetable, in the words of its language: a browser renders it without knowing
 * time zones, prices or states. `day` is the day of the list it stands in.
 */
export type EventRow = {
  id: string;
  /** Where it is found on its page, when something on the page leads to it. */
  anchor?: string;
  number: number;
  day: string;
  href: string | null;
  title: string;
  subtitle: string;
  /** Local time of the venue, `19:30`; empty while none is known. */
  time: string;
  until: string;
  /** Kind of event, or the date where the dates of one production are listed. */
  kind: string;
  room: string;
  /** Languages and access, in words. */
  access: string[];
  price: string;
  status: StatusText | null;
  /** A word more below the state: `ggf. Restkarten ab 18:30 Uhr`. */
  note: string;
  action: { text: string; href: string; external: boolean } | null;
  /** It does not take place then: time and title are struck. */
  isOff: boolean;
  /** How its beginning is marked on the line of its day. */
  mark: DayMark;
  /** Minutes from the midnight the day begins with, for the line of the day; null without a time. */
  stroke: { start: number; end: number | null } | null;
};

/** Which tags say something about language and access, by public id. */
export type FactTags = ReadonlySet<number>;

export function eventRow(card: EventCard, words: RowOptions): EventRow {
  return breakable(plainRow(card, words), words.locale);
}

type RowOptions = { locale: Locale; factTags: FactTags };

/** The row with its words as they were written, to be compared with others. */
export function plainRow(card: EventCard, { locale, factTags }: RowOptions): EventRow {
  const { fields, status, hint, asOf } = card;
  const isOff = status === 'cancelled' || status === 'postponed';
  const link = status === 'sale' ? linkToDate(fields.ticket_url, card.number, locale) : null;
  return {
    id: card.id,
    number: card.number,
    day: card.day,
    href: card.url,
    title: card.title,
    subtitle: (isOff && fields.lifecycle_note) || fields.subtitle,
    time: (!fields.all_day && fields.date_start && timeOf(fields.date_start)) || '',
    until: formatUntil(fields, locale),
    kind: fields.event_type_new?.title ?? '',
    room: fields.room?.title ?? '',
    access: factsOf(card, factTags),
    price: isOff || status === 'past' ? '' : formatPrice(fields, locale),
    status: formatStatus({ ...fields, status, hint, asOf }, locale),
    note: '',
    action: link && { ...link, text: m.programme_tickets({}, { locale }) },
    isOff,
    mark: markOf(status),
    stroke: strokeOf(card),
  };
}

/** What is over is not what has fallen out: the one is ticked off, the other hollow. */
function markOf(status: EventStatus): DayMark {
  if (status === 'past') return 'past';
  return status === 'soldout' || status === 'cancelled' || status === 'postponed' ? 'closed' : 'open';
}

/** The row as it is shown: long words may break in its narrow columns. */
export function breakable(row: EventRow, locale: Locale): EventRow {
  const broken = (text: string) => hyphenate(text, locale);
  return {
    ...row,
    title: broken(row.title),
    kind: broken(row.kind),
    room: broken(row.room),
    access: row.access.map(broken),
  };
}

function factsOf({ fields }: EventCard, factTags: FactTags): string[] {
  const occasion = occasionLabel[fields.occasion as keyof typeof occasionLabel];
  const tags = fields.tags.filter(({ number }) => number !== undefined && factTags.has(number));
  return [...(occasion ? [occasion()] : []), ...tags.map(({ title }) => title)];
}

/** Where it lies on the day it is listed on; what began on another day has no stroke of its own. */
function strokeOf({ day, fields: { date_start, date_end, all_day } }: EventCard): EventRow['stroke'] {
  const begins = date_start && timeOf(date_start);
  if (!begins || all_day || dayOf(date_start) !== day) return null;
  const ends = date_end && timeOf(date_end);
  const start = minutes(begins);
  if (!ends) return { start, end: null };
  const days = Temporal.PlainDate.from(day).until(dayOf(date_end)).days;
  return { start, end: Math.min(minutes(ends) + days * 1440, start + 1440) };
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
