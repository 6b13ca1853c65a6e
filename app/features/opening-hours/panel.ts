import { languageTags, unbroken } from '#app/i18n/format-day.ts';
import { keptFormat } from '#app/i18n/kept-format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import type { OpeningHours, Range } from './hours.ts';
import { joined } from './label.ts';
import type { OpeningPanel } from './panel-context.ts';
import { exceptionsAhead, nextOpening, openingWeek } from './week.ts';

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
  return {
    week: openingWeek(hours, today).map((days) => ({ ...days, text: textOf(days.ranges) })),
    exceptions: exceptionsAhead(hours, today).map((exception) => ({
      date: datesInWords(exception.date_from, exception.date_to, locale),
      text: exception.is_closed ? '' : textOf(exception.ranges),
      reason: exception.reason[locale] ?? '',
    })),
    next: next && nextInWords(next, locale),
  };
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

function datesInWords(from: string, to: string, locale: Locale): string {
  const format = keptFormat(Intl.DateTimeFormat, languageTags[locale], longDay);
  const [first, last] = [new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`)];
  return unbroken(from === to ? format.format(first) : format.formatRange(first, last));
}

function nextInWords(next: Temporal.ZonedDateTime, locale: Locale): string {
  const day = keptFormat(Intl.DateTimeFormat, languageTags[locale], longDay);
  const minutes = next.minute === 0 ? '' : `:${String(next.minute).padStart(2, '0')}`;
  const time = `${next.hour}${minutes}${locale === 'de' ? ' Uhr' : ''}`;
  return `${unbroken(day.format(new Date(`${next.toPlainDate()}T12:00:00Z`)))}, ${time}`;
}
