import { addDays } from '#app/cms/venue-time.ts';

type Chosen = { date_from: string | null; date_to: string | null; filters: string };

/** First and last day; without an end there is none. */
export type Span = { from: string; until?: string };

const friday = 5;

/**
 * The days a list shows, seen from today at the venue. It never begins in the past. The weekend is Friday to Sunday, as
 * long as it lasts (the venue plays on Friday evening); the next three days are today and the two after it. Pure.
 */
export function spanOf({ date_from, date_to, filters }: Chosen, today: string): Span | null {
  const begins = date_from && date_from > today ? date_from : today;
  const span = within(filters, begins);
  const until = [span.until, date_to ?? undefined].filter((day) => day !== undefined).sort()[0];
  if (until !== undefined && until < span.from) return null;
  return { from: span.from, ...(until === undefined ? {} : { until }) };
}

/** The first day of the week after this one. */
export function mondayAfter(day: string): string {
  return addDays(day, 8 - Temporal.PlainDate.from(day).dayOfWeek);
}

function within(filters: string, begins: string): Span {
  if (filters === 'next_3_days') return { from: begins, until: addDays(begins, 2) };
  if (filters !== 'weekend') return { from: begins };
  const { dayOfWeek } = Temporal.PlainDate.from(begins);
  return {
    from: dayOfWeek >= friday ? begins : addDays(begins, friday - dayOfWeek),
    until: addDays(begins, 7 - dayOfWeek),
  };
}
