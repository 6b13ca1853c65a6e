import { dayAfter, monthAfter, monthOf } from '../days/month.ts';

/** So many weeks from today's on are drawn: a season, and each still wide enough to be pressed. */
const mostWeeks = 44;
/** A rope of fewer would be a knot. */
const fewestWeeks = 12;

/** A day of a calendar is read as one of UTC, in which all weeks are as long. */
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

/** The last day that belongs to the rope of a season that is looked at today. */
export function seasonEnd(today: string): string {
  return dayAfter(mondayOf(today), mostWeeks * 7 - 1);
}

/** How much takes place in each week from today's on, up to the last week in which something does. */
export function seasonWeeks(days: Readonly<Record<string, number>>, today: string): number[] {
  const first = Date.parse(mondayOf(today));
  const weeks = Array.from({ length: mostWeeks }, () => 0);
  for (const [day, count] of Object.entries(days)) {
    const week = Math.floor((Date.parse(day) - first) / weekMs);
    if (day >= today && week < mostWeeks) weeks[week] = (weeks[week] ?? 0) + count;
  }
  return weeks.slice(0, Math.max(fewestWeeks, weeks.findLastIndex((count) => count > 0) + 1));
}

export type Month = { day: string; at: number };

/** Two names of months need so many days between them. */
const fewestDays = 21;
/** What a name takes of the rope of a page of 320 px, beyond which it would widen the page; January has its year. */
const nameShare = 0.075;
const nameWithYearShare = 0.16;

/** Where each month begins, as a share of the whole: its first day, or today where the next one is not near. */
export function monthsOfSeason(today: string, weeks: number): Month[] {
  const first = mondayOf(today);
  const end = dayAfter(first, weeks * 7);
  const days: string[] = [];
  for (let month = monthAfter(monthOf(today), 1); month < end; month = monthAfter(month, 1)) days.push(month);
  if (days[0] === undefined || days[0] >= dayAfter(today, fewestDays)) days.unshift(today);
  const months = days.map((day) => ({ day, at: (Date.parse(day) - Date.parse(first)) / (weeks * weekMs) }));
  return months.filter(({ day, at }) => at <= 1 - (day.slice(5, 7) === '01' ? nameWithYearShare : nameShare));
}
