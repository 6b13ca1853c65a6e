import { formatDay } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** In UTC, in which a day of a calendar is read here, all days are as long. */
const dayMs = 24 * 60 * 60 * 1_000;

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The weeks of a month from Monday to Sunday; places before the first and after the last day are empty. */
export function weeksOf(month: string): (string | null)[][] {
  const first = (new Date(`${month}T00:00Z`).getUTCDay() + 6) % 7;
  const end = monthAfter(month, 1);
  const days: (string | null)[] = Array.from({ length: first }, () => null);
  for (let day = month; day < end; day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Monday first, as in both countries. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  const monday = '2026-11-23';
  return Array.from({ length: 7 }, (_, index) => ({
    short: formatDay(dayAfter(monday, index), locale, { weekday: 'short' }),
    long: formatDay(dayAfter(monday, index), locale, { weekday: 'long' }),
  }));
}
