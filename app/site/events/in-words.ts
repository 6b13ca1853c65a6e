import type { Locale } from '#app/i18n/locale.ts';

const tags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** A day of the venue's calendar in words, the same on server and browser: no clock and no zone is asked. */
export function inWords(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}
