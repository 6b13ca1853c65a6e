import type { Values } from '#app/cms/field-set.ts';
import { timeOf, venueInstant } from '#app/cms/venue-time.ts';

/** Milliseconds; the end is not part of it. */
export type TimeSpan = { from: number; until: number };

/** So long a date takes a room where nobody has said how long it lasts. */
const assumedMinutes = 90;

/** When a date takes up its room; null where no time is known, or where it does not take place there. Pure. */
export function timeSpan({ date_start, date_end, duration, all_day, lifecycle }: Values): TimeSpan | null {
  if (typeof date_start !== 'string' || timeOf(date_start) === null || all_day === true) return null;
  if (!takesPlaceHere(lifecycle)) return null;
  const from = venueInstant(date_start).epochMilliseconds;
  const end = typeof date_end === 'string' && timeOf(date_end) ? venueInstant(date_end).epochMilliseconds : 0;
  const minutes = typeof duration === 'number' && duration > 0 ? duration : assumedMinutes;
  return { from, until: end > from ? end : from + minutes * 60_000 };
}

/** False for what is cancelled, has no date any more or takes place online. */
export function takesPlaceHere(lifecycle: unknown): boolean {
  return lifecycle !== 'cancelled' && lifecycle !== 'postponed' && lifecycle !== 'moved_online';
}

export function spansMeet(one: TimeSpan, other: TimeSpan): boolean {
  return one.from < other.until && other.from < one.until;
}
