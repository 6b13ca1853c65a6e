import type { CollectionDefinition } from '#app/cms/collection.ts';
import { formatDay as inWords, languageTags } from '#app/i18n/format-day.ts';
import { keptFormat } from '#app/i18n/kept-format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';
import { timeZone } from '#app/venue/time-zone.ts';

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

export const dayWithYear = { day: 'numeric', month: 'short', year: 'numeric' } as const;
export const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
export const shortDay = { weekday: 'short', day: 'numeric', month: 'numeric' } as const;

/** An instant on the venue's clock in words. */
export function formatMoment(instant: string, locale: Locale): string {
  return keptFormat(Intl.DateTimeFormat, languageTags[locale], moment).format(new Date(instant));
}

const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;

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
