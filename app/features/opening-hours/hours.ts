import type { Localized } from '#app/i18n/locale.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import type { OpeningDay, OpeningEntry } from './opening-day.ts';

/** Local times `hh:mm:ss`; one that ends at or before it begins ends on the next day. */
export type Range = { from: string; to: string };

/** One opening on one weekday (1 is Monday), for a season or for ever. */
export type OpeningRule = Range & { weekday: number; valid_from: string | null; valid_to: string | null };

/** Days on which it is otherwise, both ends included; `created` decides which of two counts. */
export type OpeningException = {
  date_from: string;
  date_to: string;
  is_closed: boolean;
  ranges: Range[];
  reason: Localized<string>;
  created: string;
};

export type OpeningHours = { rules: OpeningRule[]; exceptions: OpeningException[] };

/** The day that counts at this instant, on the venue's clock; at 1 o'clock that may still be yesterday's club night. */
export function openingDay(hours: OpeningHours, now: Temporal.Instant): OpeningDay {
  const date = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const yesterday = dayAt(hours, date.subtract({ days: 1 }));
  const counting = yesterday.opening_hours_exceptions.length
    ? yesterday.opening_hours_exceptions
    : yesterday.opening_hours;
  const night = counting.find(
    ({ closed, opens_at, closes_at }) => !closed && opens_at <= iso(now) && iso(now) < closes_at,
  );
  return night ? { ...yesterday, until: night.closes_at } : dayAt(hours, date);
}

/** Openings of one calendar day. */
export function dayAt(hours: OpeningHours, date: Temporal.PlainDate): OpeningDay {
  const exception = exceptionAt(hours, date);
  return {
    date: date.toString(),
    opening_hours: rangesAt(hours, date).map((range) => entry(range, date)),
    opening_hours_exceptions: exception ? exceptionEntries(exception, date) : [],
    until: iso(date.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()),
  };
}

/** The next instant after now at which the words may change: an opening, a closing or the next day. */
export function nextChangeText(day: OpeningDay, now: Temporal.Instant): Temporal.Instant {
  const entries = [...day.opening_hours, ...day.opening_hours_exceptions];
  const moments = [day.until, ...entries.flatMap(({ opens_at, closes_at }) => [opens_at, closes_at])];
  const coming = moments.filter((moment) => moment > iso(now)).sort();
  return Temporal.Instant.from(coming[0] ?? day.until);
}

/**
 * "Closed" beats all, then what was written later beats what was written earlier
 * (docs/behaviour/opening-hours.md#rules-and-exceptions).
 */
export function exceptionAt({ exceptions }: OpeningHours, date: Temporal.PlainDate): OpeningException | undefined {
  const day = date.toString();
  const found = exceptions
    .filter(({ date_from, date_to }) => date_from <= day && day <= date_to)
    .sort((one, other) => (one.created < other.created ? 1 : -1));
  return found.find(({ is_closed }) => is_closed) ?? found[0];
}

/**
 * The usual ranges of a day by its weekday, earliest first. On the days of a season only what the season says counts, also
 * that it says nothing about a weekday; all other days follow the rules without dates.
 */
export function rangesAt({ rules }: OpeningHours, date: Temporal.PlainDate): Range[] {
  const day = date.toString();
  const valid = rules.filter(({ valid_from, valid_to }) => (valid_from ?? day) <= day && day <= (valid_to ?? day));
  const seasonal = valid.filter(({ valid_from, valid_to }) => valid_from !== null || valid_to !== null);
  return (seasonal.length > 0 ? seasonal : valid)
    .filter(({ weekday }) => weekday === date.dayOfWeek)
    .map(({ from, to }) => ({ from, to }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

function exceptionEntries({ is_closed, ranges }: OpeningException, date: Temporal.PlainDate): OpeningEntry[] {
  if (is_closed || ranges.length === 0) return [{ ...entry({ from: '00:00:00', to: '00:00:00' }, date), closed: true }];
  return ranges.map((range) => entry(range, date)).sort((one, other) => (one.opens_at < other.opens_at ? -1 : 1));
}

function entry({ from, to }: Range, date: Temporal.PlainDate): OpeningEntry {
  const lastDay = to <= from ? date.add({ days: 1 }) : date;
  return { time_from: from, time_to: to, opens_at: at(date, from), closes_at: at(lastDay, to) };
}

function at(date: Temporal.PlainDate, time: string): string {
  return iso(date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant());
}

/** All of one length, so that texts compare as instants do. */
function iso(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' });
}
