import { addDays } from '#app/cms/venue-time.ts';

/** By room shows a month of one room. */
export const calendarViews = ['day', 'week', 'month', 'room'] as const;
export type CalendarView = (typeof calendarViews)[number];

export type CalendarSpan = {
  /** The first day that is shown, and the day after the last one. */
  from: string;
  until: string;
  /** A day of what comes before and after. */
  previous: string;
  next: string;
};

export function isCalendarView(value: unknown): value is CalendarView {
  return calendarViews.some((view) => view === value);
}

/** The days a view shows around a day; a month is shown in whole weeks. Pure. */
export function calendarSpan(view: CalendarView, day: string): CalendarSpan {
  if (view === 'day') return { from: day, until: addDays(day, 1), previous: addDays(day, -1), next: addDays(day, 1) };
  if (view === 'week') {
    const monday = mondayOf(day);
    return { from: monday, until: addDays(monday, 7), previous: addDays(monday, -7), next: addDays(monday, 7) };
  }
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  const next = first.add({ months: 1 });
  return {
    from: mondayOf(first.toString()),
    until: addDays(mondayOf(next.subtract({ days: 1 }).toString()), 7),
    previous: first.subtract({ months: 1 }).toString(),
    next: next.toString(),
  };
}

/** Every day of a span. Pure. */
export function daysOf({ from, until }: Pick<CalendarSpan, 'from' | 'until'>): string[] {
  const length = Temporal.PlainDate.from(from).until(until).days;
  return Array.from({ length }, (_, at) => addDays(from, at));
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}
