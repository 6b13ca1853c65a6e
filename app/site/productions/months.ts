import type { Locale } from '#app/i18n/locale.ts';

const tags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };
const ahead = 8;

/** The first days of the next months, to look ahead from. Pure; browser-safe: no clock and no zone is asked. */
export function comingMonths(today: string, locale: Locale): { day: string; words: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: ahead }, (_, index) => {
    const first = new Date(Date.UTC(year, month + index, 1));
    return { day: first.toISOString().slice(0, 10), words: written(first, locale, { month: 'long', year: 'numeric' }) };
  });
}

export function fromDay(day: string, locale: Locale): string {
  return written(new Date(`${day}T00:00Z`), locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

function written(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' }).format(date);
}
