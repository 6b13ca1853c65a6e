import { expect, test } from 'vitest';
import { spanProblem } from '#app/cms/channels/span-problem.ts';
import { dateProblems } from './date-problems.ts';
import { event } from './schema.ts';

const wrong = (props: Record<string, unknown>) =>
  [...spanProblem(event, props), ...dateProblems(props)].map(({ path }) => path);

test('a date that ends before it begins is refused at its end', () => {
  expect(wrong({ date_start: '2026-12-03T19:30', date_end: '2026-12-02T21:45' })).toEqual(['date_end']);
  expect(wrong({ date_start: '2026-12-03T19:30', date_end: '2026-12-03T19:00' })).toEqual(['date_end']);
  expect(wrong({ date_start: '2026-12-03', date_end: '2026-12-02' })).toEqual(['date_end']);
});

test('doors that open after the beginning are refused at the door time', () => {
  expect(wrong({ date_start: '2026-12-03T19:30', door_time: '22:30' })).toEqual(['door_time']);
});

test('a night that runs past midnight, a day without times and doors on the evening before are right', () => {
  expect(wrong({ date_start: '2026-12-05T23:00', date_end: '2026-12-06T02:00', door_time: '22:00' })).toEqual([]);
  expect(wrong({ date_start: '2026-12-05T19:30', date_end: '2026-12-05', door_time: '19:30' })).toEqual([]);
  expect(wrong({ date_start: '2026-12-06T00:15', door_time: '23:30' })).toEqual([]);
  expect(wrong({ date_end: '2026-12-05', door_time: '19:30' })).toEqual([]);
});
