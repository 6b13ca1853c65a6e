import { formatDay } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';

const ahead = 8;

/** The first days of the next months, to look ahead from. Pure; browser-safe: no clock and no zone is asked. */
export function comingMonths(today: string, locale: Locale): { day: string; label: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: ahead }, (_, index) => {
    const day = new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 10);
    return { day, label: formatDay(day, locale, { month: 'long', year: 'numeric' }) };
  });
}

export function fromDay(day: string, locale: Locale): string {
  return formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}
