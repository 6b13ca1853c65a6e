import { expect, it, test } from 'vitest';
import { patchOfChange } from './date-change.ts';
import { recurringDays } from './recurrence.ts';

const evening = { date_start: '2026-10-24T19:30', date_end: '2026-10-24T22:00' };

test.each([
  ['another day', { days: 1 }, '2026-10-25T19:30', '2026-10-25T22:00'],
  ['an earlier month', { days: -30 }, '2026-09-24T19:30', '2026-09-24T22:00'],
  ['another time', { time: '20:15' }, '2026-10-24T20:15', '2026-10-24T22:45'],
  ['past midnight', { time: '23:00' }, '2026-10-24T23:00', '2026-10-25T01:30'],
])('moving to %s takes the end along on the clock of the venue', (_name, by, date_start, date_end) => {
  expect(patchOfChange(evening, { kind: 'move', ...by }).props).toEqual({
    lifecycle: 'rescheduled',
    previous_date: '2026-10-24T19:30',
    date_start,
    date_end,
  });
});

it('moved twice, an event still names the date people have in their calendars', () => {
  const once = patchOfChange(evening, { kind: 'move', days: 1 }).props ?? {};
  expect(patchOfChange(once, { kind: 'move', days: 1 }).props?.previous_date).toBe('2026-10-24T19:30');
});

it('an event without a time stays without one', () => {
  expect(patchOfChange({ date_start: '2026-10-24' }, { kind: 'move', days: 7 }).props?.date_start).toBe('2026-10-31');
});

it('a note is written in the languages it is given in and nowhere else', () => {
  expect(patchOfChange(evening, { kind: 'cancel', note: { de: 'Erkrankung im Ensemble' } })).toEqual({
    props: { lifecycle: 'cancelled' },
    i18n: { de: { lifecycle_note: 'Erkrankung im Ensemble' } },
  });
});

test('a rule that never ends, makes seconds or cannot be read makes no dates', () => {
  const days = (rule: string) => recurringDays({ start: '2026-10-15T19:30', rule, exclusions: [] });
  for (const rule of [
    '',
    'FREQ=DAILY',
    'FREQ=SECONDLY;COUNT=9',
    'FREQ=NEVER;COUNT=2',
    'COUNT=2',
    'FREQ=DAILY;COUNT=2\nDTSTART:1',
    'x'.repeat(500),
  ])
    expect(days(rule)).toBeNull();
});

test('a weekly rule leaves out its exclusions and keeps its day across the change of the clocks', () => {
  const rule = 'FREQ=WEEKLY;BYDAY=TH;COUNT=5';
  expect(recurringDays({ start: '2026-10-15T19:30', rule, exclusions: ['2026-10-29'] })).toEqual([
    '2026-10-22',
    '2026-11-05',
    '2026-11-12',
  ]);
});

test('no rule makes more than 400 dates', () => {
  expect(recurringDays({ start: '2026-10-15', rule: 'FREQ=DAILY;COUNT=100000', exclusions: [] })).toHaveLength(400);
});
