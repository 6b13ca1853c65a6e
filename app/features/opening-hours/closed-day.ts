import type { Localized } from '#app/i18n/locale.ts';
import { exceptionAt, type OpeningHours, rangesAt } from './hours.ts';

/** Why nobody can come in on a day: an exception with its reason, or the weekday; null when it is open or nothing is known. */
export function closedOn(hours: OpeningHours, day: string): { reason: Localized<string> } | null {
  const date = Temporal.PlainDate.from(day);
  const exception = exceptionAt(hours, date);
  if (exception) return exception.is_closed || exception.ranges.length === 0 ? { reason: exception.reason } : null;
  if (hours.rules.length === 0) return null;
  return rangesAt(hours, date).length === 0 ? { reason: {} } : null;
}
