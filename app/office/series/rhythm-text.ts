import type { Rhythm } from '#app/collections/event/recurrence-rule.ts';
import { languageTags } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatDay, longDay, weekdayName } from '../format.ts';

/** A rhythm as a sentence: "Jede zweite Woche am Donnerstag, 10-mal". `left` are days it leaves out. */
export function rhythmInWords(rhythm: Rhythm, left: readonly string[], locale: Locale): string {
  const { end } = rhythm;
  const until =
    end.kind === 'count'
      ? m.dates_series_times({ count: end.count })
      : m.dates_series_until({ day: formatDay(end.day, locale, longDay) });
  const days = left.map((day) => formatDay(day, locale));
  const without = days.length > 0 ? [m.dates_series_except({ days: joined(days, locale) })] : [];
  return [often(rhythm, locale), until, ...without].join(', ');
}

function often({ every, step, weekdays, nth }: Rhythm, locale: Locale): string {
  const days = joined(
    weekdays.map((weekday) => weekdayName(weekday, locale)),
    locale,
  );
  switch (every) {
    case 'day':
      return m.dates_series_days({ step });
    case 'week':
      return m.dates_series_weeks({ step, days });
    case 'month_day':
      return m.dates_series_months({ step });
    case 'month_weekday':
      return m.dates_series_month_weekday({ step, nth: nthName(nth), days });
  }
}

/** "ersten", "letzten" as they stand before a weekday. */
export function nthName(nth: Rhythm['nth']): string {
  return nth === -1 ? m.dates_series_nth_last() : m[`dates_series_nth_${nth}`]();
}

function joined(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(words);
}
