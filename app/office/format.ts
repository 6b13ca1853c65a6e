import type { CollectionDefinition } from '#app/cms/collection.ts';
import { dayOf, timeOf } from '#app/cms/venue-time.ts';
import { formatDay as inWords, languageTags } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';

export { formatMoment } from '#app/i18n/format-moment.ts';

/** What the office calls a collection, in the plural. */
export function collectionName(type: string): string {
  return findMessage(`collection_${type.replaceAll('-', '_')}`) ?? type;
}

/** One of them. */
export function entryName(type: string): string {
  return findMessage(`collection_${type.replaceAll('-', '_')}_one`) ?? type;
}

/** The title of an entry in one language, in the other where it has none; never nothing. */
export function titleIn(labels: Record<Locale, string>, locale: Locale, number: number): string {
  return labels[locale] || labels.de || labels.en || m.office_untitled({ number });
}

/** A day of the venue's calendar, `2026-12-05`, in words. */
export function formatDay(day: string, locale: Locale, options: Intl.DateTimeFormatOptions = dayWithYear): string {
  return inWords(day, locale, options);
}

/** A local day or day and time of the venue: `5. Dez. 2026, 19:30`. */
export function formatLocal(local: string, locale: Locale): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(local)) return '';
  const time = timeOf(local);
  const day = formatDay(dayOf(local), locale, dayWithYear);
  return time ? `${day}, ${time}` : day;
}

export const dayWithYear = { day: 'numeric', month: 'short', year: 'numeric' } as const;
export const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
export const shortDay = { weekday: 'short', day: 'numeric', month: 'numeric' } as const;

/** True when lists of the collection stand in time and are grouped by day. */
export function isDated({ inherits, fields }: CollectionDefinition): boolean {
  return inherits !== null && 'date_start' in fields;
}

/** The name of a weekday, 1 is Monday. */
export function weekdayName(weekday: number, locale: Locale): string {
  return formatDay(`2024-01-0${weekday}`, locale, { weekday: 'long' });
}

/** `98.849` and `98,849`. */
export function formatNumber(number: number, locale: Locale): string {
  return number.toLocaleString(languageTags[locale]);
}
