import { dayOf, timeOf } from '#app/cms/venue-time.ts';
import { formatDay as plainWords } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

type Times = { date_start: string | null; date_end: string | null; open_end: boolean; all_day: boolean };

/** When it ends, beside its beginning: `bis 21:10 Uhr`, `bis 14. März 2027`; nothing while nobody knows. */
export function formatUntil({ date_start, date_end, open_end, all_day }: Times, locale: Locale): string {
  if (!date_start) return '';
  if (date_end && isLaterDay(date_start, date_end)) return untilDay(dayOf(date_end), locale);
  if (all_day) return m.programme_all_day({}, { locale });
  if (timeOf(date_start) === null) return m.programme_no_time({}, { locale });
  if (open_end) return m.programme_open_end({}, { locale });
  const end = date_end && timeOf(date_end);
  // Its beginning stands above it in a column of hours and minutes: one range, one way to write both.
  return end ? m.programme_until({ time: end }, { locale }) : '';
}

/**
 * In German a full hour drops its minutes (docs/behaviour/texts-and-dates.md#how-dates-and-times-are-written); English
 * keeps the 24-hour clock as it is.
 */
export function shortTime(time: string, locale: Locale): string {
  if (locale === 'en') return time;
  return time.endsWith(':00') ? String(Number(time.slice(0, 2))) : time;
}

/** What ends by six in the morning ends with its evening. */
function isLaterDay(start: string, end: string): boolean {
  const days = Temporal.PlainDate.from(dayOf(start)).until(dayOf(end)).days;
  return days > 1 || (days === 1 && (timeOf(end) ?? '24:00') > '06:00');
}

function untilDay(day: string, locale: Locale): string {
  const text = formatRowDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return locale === 'de' ? `bis ${text}` : `until ${text}`;
}

/**
 * A day of the venue's calendar in words; `Sa, 5. Dezember 2026`, `Sat 5 December 2026`
 * (docs/behaviour/texts-and-dates.md#how-dates-and-times-are-written).
 */
export function formatRowDay(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const text = plainWords(day, locale, options);
  if (options.weekday !== 'short') return text;
  return locale === 'de' ? text.replace(/^(\p{L}+)\.,/u, '$1,') : text.replace(/^(\p{L}+),/u, '$1');
}

/** The day of a date among dates of many days: `So, 29. November`; another year than this one's is named. */
export function rowDay(day: string, locale: Locale, today: string): string {
  const isFar = day.slice(0, 4) !== today.slice(0, 4);
  return formatRowDay(day, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(isFar ? { year: 'numeric' } : {}),
  });
}
