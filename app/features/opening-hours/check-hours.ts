import type { Range } from './hours.ts';

export type Season = { valid_from: string | null; valid_to: string | null };
export type HoursProblem = 'dates' | 'times' | 'overlap' | 'nothing' | 'season_overlap';

const minutesOfDay = 24 * 60;

/** What stands against the ranges of one day: a time that is none, or two ranges at once; null when nothing does. */
export function rangesProblem(ranges: readonly Range[]): HoursProblem | null {
  if (!ranges.every(({ from, to }) => isTime(from) && isTime(to))) return 'times';
  const spans = ranges.map(spanOf).sort((one, other) => one.start - other.start);
  return spans.some(({ start }, at) => start < (spans[at - 1]?.end ?? 0)) ? 'overlap' : null;
}

/** A season may be open at both ends; one that ends before it begins is none. */
export function seasonProblem({ valid_from, valid_to }: Season): HoursProblem | null {
  if (!isDayOrNothing(valid_from) || !isDayOrNothing(valid_to)) return 'dates';
  return valid_from !== null && valid_to !== null && valid_to < valid_from ? 'dates' : null;
}

/** Two seasons on one day would both count; the rules without dates stand behind every season. */
export function seasonsMeet(one: Season, other: Season): boolean {
  if (!isDated(one) || !isDated(other)) return false;
  const begins = (one.valid_from ?? '') <= (other.valid_to ?? '9999');
  return begins && (other.valid_from ?? '') <= (one.valid_to ?? '9999');
}

export function isSameSeason(one: Season, other: Season): boolean {
  return one.valid_from === other.valid_from && one.valid_to === other.valid_to;
}

function isDated({ valid_from, valid_to }: Season): boolean {
  return valid_from !== null || valid_to !== null;
}

/** `2026-02-31` is no day. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text);
}

function isDayOrNothing(text: string | null): boolean {
  return text === null || isDay(text);
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:00)?$/.test(text);
}

/** Minutes from the beginning of the day; what closes before it opens closes on the next day. */
function spanOf({ from, to }: Range): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { start, end: end <= start ? end + minutesOfDay : end };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
