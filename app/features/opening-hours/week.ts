import { timeZone } from '#app/venue/time-zone.ts';
import {
  dayAt,
  exceptionAt,
  type OpeningException,
  type OpeningHours,
  openingDay,
  type Range,
  rangesAt,
} from './hours.ts';
import { isOpen } from './label.ts';
import { openingsOf } from './opening-day.ts';

const weeksAhead = 6;
/** A venue that does not open within a year says nothing about when it does. */
const daysAhead = 366;

/** Weekdays in a row (1 is Monday) with the same hours. */
export type SameDays = { from: number; to: number; ranges: Range[] };

/** The usual week around a date, days in a row with equal hours merged. */
export function openingWeek(hours: OpeningHours, date: Temporal.PlainDate): SameDays[] {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  const week: SameDays[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const ranges = rangesAt(hours, monday.add({ days: day - 1 }));
    const before = week.at(-1);
    if (before && JSON.stringify(before.ranges) === JSON.stringify(ranges)) before.to = day;
    else week.push({ from: day, to: day, ranges });
  }
  return week;
}

/** What is otherwise in the next six weeks, soonest first; one that another beats on all of its days is left out. */
export function exceptionsAhead(hours: OpeningHours, date: Temporal.PlainDate): OpeningException[] {
  const last = date.add({ weeks: weeksAhead });
  const counting = new Set<OpeningException>();
  for (let day = date; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const exception = exceptionAt(hours, day);
    if (exception) counting.add(exception);
  }
  return [...counting];
}

/** When the venue opens next, null while it is open and when it never does. */
export function nextOpening(hours: OpeningHours, now: Temporal.Instant): Temporal.ZonedDateTime | null {
  if (isOpen(openingDay(hours, now), now.epochMilliseconds)) return null;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const coming = openingsOf(dayAt(hours, today.add({ days: ahead })))
      .map(({ opens_at }) => Temporal.Instant.from(opens_at))
      .find((instant) => Temporal.Instant.compare(instant, now) > 0);
    if (coming) return coming.toZonedDateTimeISO(timeZone);
  }
  return null;
}
