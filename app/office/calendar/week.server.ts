import { type DraftRow, listDrafts } from '#app/cms/collection/draft/drafts.server.ts';
import { addDays, timeOf, venueDay, venueInstant } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { room } from '#app/collections/room/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel } from '#app/inspector/labels.ts';
import { formatDay, shortDay, titleIn } from '../format.ts';
import type { Tone } from '../list/table/cells.server.ts';

export type Bar = {
  id: string;
  number: number;
  title: string;
  day: string;
  /** `19:30`; empty when no time is known. */
  time: string;
  /** Share of the axis from 9 to 24 h, 0 to 100. */
  from: number;
  width: number;
  tone: Tone;
  /** The state in words, which the colour repeats. */
  state: string;
  isOff: boolean;
  /** Another date in the same room at the same time. */
  clashes: boolean;
};

const opens = 9 * 60;
const closes = 24 * 60;
const assumedMinutes = 90;
const mostDates = 600;

/** A week of the programme: what takes place in which room on which day, drafts included. */
export async function programmeWeek(monday: string, locale: Locale) {
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const span = { from: venueInstant(monday), before: venueInstant(addDays(monday, 7)) };
  const [dates, rooms] = await Promise.all([
    listDrafts(event, { locale, ...span, sort: 'starts', page_size: mostDates }),
    listDrafts(room, { locale, sort: 'label', page_size: 60 }),
  ]);
  const names = rooms.results.map(({ id, labels, number }) => ({ id, title: titleIn(labels, locale, number) }));
  const known = new Set(names.map(({ id }) => id));
  const places = [...names, { id: '', title: m.office_no_room() }].map(({ id, title }) => {
    const bars = dates.results
      .filter(({ props }) => (known.has(String(props.room)) ? props.room === id : id === ''))
      .map((row) => barOf(row, locale));
    return { id, title, bars: bars.map((bar) => ({ ...bar, clashes: clashes(bar, bars) })) };
  });
  return {
    count: dates.count,
    days: days.map((day) => ({ day, title: formatDay(day, locale, shortDay) })),
    rooms: places.filter(({ id, bars }) => id !== '' || bars.length > 0),
    overlaps: places.reduce((sum, { bars }) => sum + bars.filter((bar) => bar.clashes).length, 0),
  };
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

function barOf({ id, number, labels, props, starts_at, ends_at }: DraftRow, locale: Locale): Bar {
  const start = starts_at ? Temporal.Instant.from(starts_at) : null;
  const time = timeOf(String(props.date_start ?? '')) ?? '';
  const begin = time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : opens;
  const lasts = start && ends_at ? start.until(ends_at).total('minutes') : assumedMinutes;
  const end = time ? begin + Math.max(lasts, 15) : closes;
  const share = (minute: number) => ((Math.min(Math.max(minute, opens), closes) - opens) / (closes - opens)) * 100;
  const lifecycle = String(props.lifecycle ?? 'scheduled');
  const tickets = String(props.ticket_state ?? '');
  const isOff = lifecycle === 'cancelled' || lifecycle === 'postponed';
  return {
    id,
    number,
    title: titleIn(labels, locale, number),
    day: start ? venueDay(start) : '',
    time,
    from: share(begin),
    width: Math.max(2, share(end) - share(begin)),
    tone: isOff ? 'plain' : (tones[tickets] ?? 'plain'),
    state: isOff ? choiceLabel('lifecycle', lifecycle) : tickets ? choiceLabel('ticket_state', tickets) : '',
    isOff,
    clashes: false,
  };
}

const tones: Record<string, Tone> = { sale: 'green', few: 'amber', soldout: 'red', registration: 'blue' };

function clashes(bar: Bar, others: readonly Bar[]): boolean {
  if (bar.isOff || bar.time === '') return false;
  return others.some(
    (other) =>
      other.id !== bar.id &&
      other.day === bar.day &&
      !other.isOff &&
      other.time !== '' &&
      other.from < bar.from + bar.width &&
      bar.from < other.from + other.width,
  );
}
