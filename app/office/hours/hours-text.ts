import type { HoursProblem } from '#app/features/opening-hours/check-hours.ts';
import type { HolidayName } from '#app/features/opening-hours/holidays.ts';
import type { Range } from '#app/features/opening-hours/hours.ts';
import { joined } from '#app/features/opening-hours/label.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export function formatRanges(ranges: readonly Range[], locale: Locale): string {
  return joined(
    ranges.map(({ from, to }) => ({ time_from: from, time_to: to })),
    locale,
  );
}

export function hoursProblemText(problem: HoursProblem): string {
  return m[`office_hours_problem_${problem}`]();
}

/** In the language of the page, or in the one that is named. */
export function holidayName(name: HolidayName, locale?: Locale): string {
  return m[`office_holiday_${name}`]({}, locale ? { locale } : {});
}
