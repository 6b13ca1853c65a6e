import { keptFormat } from './kept-format.ts';
import type { Locale } from './locale.ts';
import { remembered } from './remembered.ts';

/** How each of our languages is written here: British English, German of Germany. */
export const languageTags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/**
 * A day of the venue's calendar, `2026-12-05`, in words; the same on server and browser: no clock and no zone is asked.
 * A line never ends between the day and its month.
 */
export function formatDay(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return keptFormat(DayFormat, languageTags[locale], options).format(day);
}

class DayFormat {
  readonly format: (day: string) => string;

  constructor(tag: string, options: Intl.DateTimeFormatOptions) {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    this.format = remembered((day) => unbroken(format.format(new Date(`${day}T00:00Z`))));
  }
}

/** A date in words with the space between day and month that does not break: `21.\u00a0November`, `21\u00a0November`. */
export function unbroken(date: string): string {
  return date.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0');
}
