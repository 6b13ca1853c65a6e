import { dayOf, timeOf } from '#app/cms/venue-time.ts';
import { formatRowDay, shortTime } from '#app/features/programme/timetable/row-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type Times = { date_start: string | null; date_end: string | null; open_end: boolean; all_day: boolean };

const fullDay = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The day, or the first and the last of them: `So, 6. Dezember 2026`. What ends by six belongs to its evening. */
export function formatDays({ date_start, date_end }: Times, locale: Locale): string {
  if (!date_start) return '';
  const first = dayOf(date_start);
  const last = lastDay(date_start, date_end);
  const from = formatRowDay(first, locale, fullDay);
  return last === first ? from : m.detail_days({ from, to: formatRowDay(last, locale, fullDay) }, { locale });
}

/** `18 bis 19:40 Uhr`, `22 Uhr, Ende offen`, `ganztägig`. */
export function formatTimes({ date_start, date_end, open_end, all_day }: Times, locale: Locale): string {
  if (!date_start) return '';
  if (all_day) return m.programme_all_day({}, { locale });
  const start = timeOf(date_start);
  if (!start) return date_end && dayOf(date_end) !== dayOf(date_start) ? '' : m.programme_no_time({}, { locale });
  const end = date_end && timeOf(date_end);
  const from = shortTime(start, locale);
  if (end && !open_end && lastDay(date_start, date_end) === dayOf(date_start))
    return m.detail_times({ from, to: shortTime(end, locale) }, { locale });
  const time = m.programme_time({ time: from }, { locale });
  return open_end ? `${time}, ${m.programme_open_end({}, { locale })}` : time;
}

function lastDay(start: string, end: string | null): string {
  if (!end) return dayOf(start);
  const nights = Temporal.PlainDate.from(dayOf(start)).until(dayOf(end)).days;
  return nights > 1 || (nights === 1 && (timeOf(end) ?? '24:00') > '06:00') ? dayOf(end) : dayOf(start);
}
