import { timeZone } from '#app/venue/time-zone.ts';

/** What the venue's clock shows at a moment, wherever somebody looks at it: `2026-11-21 16:30:00`, as Swedish writes it. */
export function venueClock(moment: Date): string {
  return moment.toLocaleString('sv', { timeZone });
}

/** How many minutes the clock is past the midnight with which a day begins; past 1440 after the next midnight. */
export function minutesInto(day: string, clock: string): number {
  return (Date.parse(`${clock.replace(' ', 'T')}Z`) - Date.parse(day)) / 60_000;
}
