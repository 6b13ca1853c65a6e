import { expect, test } from 'vitest';
import { calendarSpan, daysOf, isCalendarView } from './calendar-span.ts';

test('a month is shown in whole weeks, and its neighbours are months', () => {
  const span = calendarSpan('month', '2026-12-31');
  expect(span).toEqual({ from: '2026-11-30', until: '2027-01-04', previous: '2026-11-01', next: '2027-01-01' });
  expect(daysOf(span)).toHaveLength(35);
  expect(calendarSpan('month', '2027-02-10')).toMatchObject({ from: '2027-02-01', until: '2027-03-01' });
});

test('a week begins on Monday wherever one stands in it, a day is itself', () => {
  expect(calendarSpan('week', '2026-12-06')).toMatchObject({ from: '2026-11-30', previous: '2026-11-23' });
  expect(daysOf(calendarSpan('day', '2026-10-25'))).toEqual(['2026-10-25']);
});

test('a view that nobody built is none', () => {
  expect([isCalendarView('year'), isCalendarView(null), isCalendarView('room')]).toEqual([false, false, true]);
});
