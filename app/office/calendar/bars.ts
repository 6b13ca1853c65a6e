import type { DraftRow } from '#app/cms/collection/draft/drafts.server.ts';
import { localMinute, timeOf, venueDay } from '#app/cms/venue-time.ts';
import { spansMeet, type TimeSpan, timeSpan } from '#app/collections/event/time-span.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { choiceLabel } from '#app/inspector/labels.ts';
import { titleIn } from '../format.ts';
import type { Tone } from '../list/table/cells.server.ts';

export type Bar = {
  id: string;
  number: number;
  title: string;
  day: string;
  /** `19:30`; empty when no time is known. */
  time: string;
  /** The id of its room, that of its production where it names none; empty where it has none. */
  room: string;
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

/** The hours of the axis on which a day is shown. */
export const axisHours = { opens: 9, closes: 24 } as const;

const opens = axisHours.opens * 60;
const closes = axisHours.closes * 60;
const assumedMinutes = 90;
/** What the colour of a bar says, by the state of its tickets. */
export const barTones: Readonly<Record<string, Tone>> = {
  sale: 'green',
  few: 'amber',
  soldout: 'red',
  registration: 'blue',
};

/** Dates as bars on the axes of their days, each compared with the others in its room. */
export function barsOf(rows: readonly DraftRow[], locale: Locale): Bar[] {
  const inRooms = new Map<string, { id: string; span: TimeSpan }[]>();
  const spans = rows.map(spanOf);
  for (const [at, { id, props }] of rows.entries()) {
    const [room, span] = [String(props.room ?? ''), spans[at]];
    // Dates without a room do not meet in one.
    if (room !== '' && span) inRooms.set(room, [...(inRooms.get(room) ?? []), { id, span }]);
  }
  return rows.map((row, at) => {
    const span = spans[at];
    const others = inRooms.get(String(row.props.room ?? '')) ?? [];
    const clashes = others.some((other) => other.id !== row.id && span && spansMeet(span, other.span));
    return { ...barOf(row, locale), clashes };
  });
}

/** When it takes up its room, by the rule that publishing asks too. */
function spanOf({ props, ends_at }: DraftRow): TimeSpan | null {
  return timeSpan({ ...props, date_end: ends_at && localMinute(Temporal.Instant.from(ends_at)) });
}

function barOf({ id, number, labels, props, starts_at, ends_at }: DraftRow, locale: Locale): Bar {
  const start = starts_at ? Temporal.Instant.from(starts_at) : null;
  const time = timeOf(String(props.date_start ?? '')) ?? '';
  const begin = time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : opens;
  const lasts = start && ends_at ? start.until(ends_at).total('minutes') : Number(props.duration) || assumedMinutes;
  const end = time ? begin + Math.max(lasts, 15) : closes;
  const share = (minute: number) => ((Math.min(Math.max(minute, opens), closes) - opens) / (closes - opens)) * 100;
  const lifecycle = String(props.lifecycle ?? 'scheduled');
  const tickets = String(props.ticket_state ?? '');
  const isOff = lifecycle === 'cancelled' || lifecycle === 'postponed';
  const from = Math.min(share(begin), 98);
  return {
    id,
    number,
    title: titleIn(labels, locale, number),
    day: start ? venueDay(start) : '',
    time,
    room: String(props.room ?? ''),
    from,
    width: Math.max(2, share(end) - from),
    tone: isOff ? 'plain' : (barTones[tickets] ?? 'plain'),
    state: isOff ? choiceLabel('lifecycle', lifecycle) : tickets ? choiceLabel('ticket_state', tickets) : '',
    isOff,
    clashes: false,
  };
}
