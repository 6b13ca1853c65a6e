import { expect, test } from 'vitest';
import { recurringDays } from './recurrence.ts';
import { type Rhythm, rhythmOf, ruleOf } from './recurrence-rule.ts';

const rhythm = (values: Partial<Rhythm>): Rhythm => ({
  every: 'week',
  step: 1,
  weekdays: [4],
  nth: 1,
  end: { kind: 'count', count: 3 },
  ...values,
});
const thursday = '2026-12-03T19:30';
const days = (start: string, wished: Rhythm) => recurringDays({ start, rule: ruleOf(wished), exclusions: [] });

test('a rule that says more than the choices is left as it is', () => {
  expect(rhythmOf('FREQ=YEARLY;COUNT=3', thursday)).toBeNull();
  expect(rhythmOf('FREQ=MONTHLY;BYSETPOS=2;BYDAY=TU;COUNT=3', thursday)).toBeNull();
  expect(rhythmOf('FREQ=MONTHLY;BYMONTHDAY=9;COUNT=3', thursday)).toBeNull();
  expect(rhythmOf('FREQ=WEEKLY;BYDAY=TH', thursday)).toBeNull();
  expect(rhythmOf('nonsense', thursday)).toBeNull();
});

test('what people choose comes back from the stored rule as it was chosen', () => {
  for (const wished of [
    rhythm({ weekdays: [2, 4] }),
    rhythm({ step: 2 }),
    rhythm({ every: 'day', weekdays: [] }),
    rhythm({ every: 'month_weekday', weekdays: [7], nth: -1, end: { kind: 'until', day: '2027-06-30' } }),
    rhythm({ every: 'month_day', weekdays: [] }),
  ])
    expect(rhythmOf(ruleOf(wished), thursday)).toEqual(wished);
});

test('every second Thursday, the first Sunday of the month, and a last day that still counts', () => {
  expect(days('2026-12-03T19:30', rhythm({ step: 2 }))).toEqual(['2026-12-17', '2026-12-31']);
  expect(days('2026-12-06T11:00', rhythm({ every: 'month_weekday', weekdays: [7] }))).toEqual([
    '2027-01-03',
    '2027-02-07',
  ]);
  expect(days('2026-12-03T19:30', rhythm({ end: { kind: 'until', day: '2026-12-10' } }))).toEqual(['2026-12-10']);
});

test('what calendars write besides is understood: the weekday that the start says, and a last day without a time', () => {
  expect(rhythmOf('FREQ=WEEKLY;WKST=MO;COUNT=3', thursday)).toEqual(rhythm({}));
  expect(rhythmOf('FREQ=MONTHLY;BYMONTHDAY=3;COUNT=3', thursday)?.every).toBe('month_day');
  expect(recurringDays({ start: thursday, rule: 'FREQ=WEEKLY;UNTIL=20261210', exclusions: [] })).toEqual([
    '2026-12-10',
  ]);
});
