import { dayOf, timeOf } from '../venue-time.ts';

const minutesOfDay = 1440;
const lastMinute = 100_000_000_000;

/**
 * Days ascend, and within a day the latest comes first: a list shows a day in reverse order, so what is displayed is
 * chronological (docs/behaviour/lists.md#order). What has no time is displayed before all others.
 */
export function eventKey(local: string): string {
  const [hour = 0, minute = 0] = timeOf(local)?.split(':').map(Number) ?? [];
  const untilMidnight = timeOf(local) === null ? minutesOfDay + 1 : minutesOfDay - (hour * 60 + minute);
  return `${dayOf(local).replaceAll('-', '')}-${String(untilMidnight).padStart(4, '0')}`;
}

/** The bounds of one day, or of everything from a day on, among the keys of events. */
export function dayBound(day: string): string {
  return day.replaceAll('-', '');
}

/** Newest first. */
export function newestKey(instant: Temporal.Instant): string {
  return String(lastMinute - Math.floor(instant.epochMilliseconds / 60_000)).padStart(12, '0');
}

/** As a reader looks for a name: without case and accents, ß as ss. */
export function nameKey(name: string): string {
  return name.toLocaleLowerCase('de').replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').slice(0, 200);
}

/** A number that somebody chose to order by, before names. */
export function orderKey(order: number, name: string): string {
  return `${String(order).padStart(6, '0')} ${nameKey(name)}`;
}
