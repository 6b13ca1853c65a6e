import { addDays, venueDay } from '#app/cms/venue-time.ts';
import type { Pair } from './compose/pair.ts';

/** The demo museum is never stale: its dates are counted from the day it is loaded. */
const today = venueDay(Temporal.Now.instant());

/** “Zugkraft” began on a Saturday five months ago and ends on a Sunday in sixteen weeks. */
export const tractionRun = { begins: weekdayNear(6, -154), ends: weekdayNear(7, 113) };

/** “Hanf & Hände” runs from two months ago for about eight months. */
export const hempRun = { begins: dayFromToday(-61), ends: dayFromToday(172) };

/** The last performance of the “Ballade”, a Saturday. */
export const balladUntil = weekdayNear(6, 70);

/** The canal bridge, which is always closed for about three weeks. */
export const bridgeClosedDay = addDays(today, 20);

/** `20. Juni 2026`, `20 June 2026`. */
export function dayInWords(day: string): Pair {
  return [inWords(day, 'de-DE', { dateStyle: 'long' }), inWords(day, 'en-GB', { dateStyle: 'long' })];
}

/** Without the year, for what happens soon: `30. Januar`, `30 January`. */
export function shortDayInWords(day: string): Pair {
  const parts = { day: 'numeric', month: 'long' } as const;
  return [inWords(day, 'de-DE', parts), inWords(day, 'en-GB', parts)];
}

function inWords(day: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** A day of the venue's calendar so many days from the day of loading. */
export function dayFromToday(days: number): string {
  return addDays(today, days);
}

/** The first such weekday (Monday is 1) on or after the day that lies so many days from today. */
function weekdayNear(weekday: number, days: number): string {
  const day = addDays(today, days);
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  return addDays(day, (weekday - dayOfWeek + 7) % 7);
}
