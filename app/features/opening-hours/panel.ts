import { languageTags, unbroken } from '#app/i18n/format-day.ts';
import { keptFormat } from '#app/i18n/kept-format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { dayNames } from './day-names.ts';
import { exceptionAt, type OpeningHours, openingDay, type Range } from './hours.ts';
import { joined, timeInWords } from './label.ts';
import type { HourRange, OpeningPanel } from './panel-context.ts';
import { exceptionsAhead, nextOpening, openingWeek, type SameDays } from './week.ts';
import { weekdays } from './weekdays.ts';

/** Looks at the hours from one moment, on the venue's clock. */
export function openingPanel(hours: OpeningHours, now: Temporal.Instant, locale: Locale): OpeningPanel {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const textOf = (ranges: readonly Range[]) =>
    ranges.length === 0
      ? ''
      : joined(
          ranges.map(({ from, to }) => ({ time_from: from, time_to: to })),
          locale,
        );
  const next = nextOpening(hours, now);
  // A night that is still open belongs to the day it began on, as in the words of the header.
  const current = Temporal.PlainDate.from(openingDay(hours, now).date);
  const other = exceptionAt(hours, current);
  return {
    week: openingWeek(hours, today).map((days) => ({
      ...nameOf(days, locale),
      ranges: days.ranges.map(hoursOf),
      text: textOf(days.ranges),
      isToday: !other && days.from <= current.dayOfWeek && current.dayOfWeek <= days.to,
    })),
    exceptions: exceptionsAhead(hours, today).map((exception) => ({
      date: datesInWords(exception.date_from, exception.date_to, locale),
      text: exception.is_closed ? '' : textOf(exception.ranges),
      reason: exception.reason[locale] ?? '',
      isToday: exception === other,
    })),
    next: next && nextInWords(next, locale),
  };
}

/** `Di`, or the first and the last of days in a row. */
function nameOf({ from, to }: SameDays, locale: Locale): { short: string; long: string } {
  const names = [...new Set([from, to])].map((day) => dayNames[weekdays[day - 1] ?? 'mo']);
  return {
    short: names.map(({ short }) => short({}, { locale })).join('–'),
    long: names.map(({ long }) => long({}, { locale })).join(' – '),
  };
}

function hoursOf({ from, to }: Range): HourRange {
  return { from: hourOf(from), to: to <= from ? 24 : hourOf(to) };
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

function datesInWords(from: string, to: string, locale: Locale): string {
  const format = keptFormat(Intl.DateTimeFormat, languageTags[locale], longDay);
  const [first, last] = [new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`)];
  return unbroken(from === to ? format.format(first) : format.formatRange(first, last));
}

function nextInWords(next: Temporal.ZonedDateTime, locale: Locale): string {
  const day = keptFormat(Intl.DateTimeFormat, languageTags[locale], longDay);
  const time = timeInWords(next.toPlainTime().toString(), locale);
  return `${unbroken(day.format(new Date(`${next.toPlainDate()}T12:00:00Z`)))}, ${time}`;
}
