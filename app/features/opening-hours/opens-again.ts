import { formatDay } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { dayNames } from './day-names.ts';
import type { OpeningHours } from './hours.ts';
import { timeInWords } from './label.ts';
import { type OpeningDay, openingsOf } from './opening-day.ts';
import { nextOpening } from './week.ts';
import { weekdays } from './weekdays.ts';

/** Later a weekday would not say which week is meant. */
const daysOfOneName = 6;

/** When the venue opens again after the openings of this day: `Fr ab 10 Uhr`, `5. Jan. ab 10 Uhr`; null where it never does. */
export function opensAgain(hours: OpeningHours, day: OpeningDay, locale: Locale): string | null {
  const next = nextOpening(hours, endOf(day));
  if (!next) return null;
  const ahead = Temporal.PlainDate.from(day.date).until(next.toPlainDate()).days;
  const named = dayNames[weekdays[next.dayOfWeek - 1] ?? 'mo'].short({}, { locale });
  const dated = formatDay(next.toPlainDate().toString(), locale, { day: 'numeric', month: 'short' });
  return m.shell_opens_again(
    { day: ahead <= daysOfOneName ? named : dated, time: timeInWords(next.toPlainTime().toString(), locale) },
    { locale },
  );
}

/** When the last opening is over; of a day that has none its last second. */
function endOf(day: OpeningDay): Temporal.Instant {
  const last = openingsOf(day).at(-1);
  return last ? Temporal.Instant.from(last.closes_at) : Temporal.Instant.from(day.until).subtract({ seconds: 1 });
}
