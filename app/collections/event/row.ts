import { dayOf, timeOf, venueInstant, withOffset } from '#app/cms/venue-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Target } from '#app/ui/go.tsx';
import type { EventCard } from './queries.server.ts';
import { type Note, noteOf } from './row-note.ts';
import { priceInWords } from './row-price.ts';
import { untilInWords } from './row-time.ts';

/**
 * A date of the programme as one row of the timetable, in the words of its language: a browser draws it without knowing
 * time zones, prices or states. `day` is the day of the list it stands in.
 */
export type EventRow = {
  number: number;
  day: string;
  url: string | null;
  title: string;
  subtitle: string;
  /** Local time of the venue, `19:30`; null while none is known. */
  time: string | null;
  /** For machines: an instant with the venue's offset, or a day. */
  datetime: string;
  until: string;
  kind: string;
  room: string;
  /** Languages and access, in words. */
  facts: string[];
  price: string;
  note: Note | null;
  button: Target | null;
  /** It does not take place then: time and title are struck. */
  isOff: boolean;
  /** Minutes from the midnight before, for the line of the day; null without a time. */
  stroke: { from: number; to: number | null } | null;
};

/** Which tags say something about language and access, by public id. */
export type FactTags = ReadonlySet<number>;

export function eventRow(card: EventCard, { locale, factTags }: { locale: Locale; factTags: FactTags }): EventRow {
  const { fields, status, hint } = card;
  const start = fields.date_start ?? card.day;
  const isOff = status === 'cancelled' || status === 'postponed';
  const isSold = status === 'sale' && fields.ticket_url !== null;
  return {
    number: card.number,
    day: card.day,
    url: card.url,
    title: card.title,
    subtitle: (isOff && fields.lifecycle_note) || fields.subtitle,
    time: fields.all_day ? null : timeOf(start),
    datetime: timeOf(start) ? withOffset(venueInstant(start)) : start,
    until: untilInWords(fields, locale),
    kind: fields.event_type_new?.title ?? '',
    room: fields.room?.title ?? '',
    facts: factsOf(card, factTags),
    price: isOff || status === 'past' ? '' : priceInWords(fields, locale),
    note: noteOf({ ...fields, status, hint }, locale),
    button: isSold ? fields.ticket_url : null,
    isOff,
    stroke: strokeOf(card),
  };
}

function factsOf({ fields }: EventCard, factTags: FactTags): string[] {
  const occasion = occasions[fields.occasion as keyof typeof occasions];
  const tags = fields.tags.filter(({ number }) => number !== undefined && factTags.has(number));
  return [...(occasion ? [occasion()] : []), ...tags.map(({ title }) => title)];
}

const occasions = {
  premiere: m.programme_occasion_premiere,
  preview: m.programme_occasion_preview,
  last: m.programme_occasion_last,
  introduction: m.programme_occasion_introduction,
  talk: m.programme_occasion_talk,
  relaxed: m.programme_occasion_relaxed,
};

/** Where it lies on the day it is listed on; what began on another day has no stroke of its own. */
function strokeOf({ day, fields: { date_start, date_end, all_day } }: EventCard): EventRow['stroke'] {
  const begins = date_start && timeOf(date_start);
  if (!begins || all_day || dayOf(date_start) !== day) return null;
  const ends = date_end && timeOf(date_end);
  const from = minutes(begins);
  if (!ends) return { from, to: null };
  const days = Temporal.PlainDate.from(day).until(dayOf(date_end)).days;
  return { from, to: Math.min(minutes(ends) + days * 1440, from + 1440) };
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
