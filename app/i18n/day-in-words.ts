import type { Locale } from './locale.ts';

/** How each of our languages is written here: British English, German of Germany. */
export const languageTags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** A day of the venue's calendar, `2026-12-05`, in words; the same on server and browser: no clock and no zone is asked. */
export function dayInWords(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}
