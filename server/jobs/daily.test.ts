import { expect, test } from 'vitest';
import { isDailyDue, lastTimeOfDay } from './daily.ts';

const zone = 'Europe/Berlin';
const time = Temporal.PlainTime.from('02:30');
const at = (text: string) => Temporal.Instant.from(text);
const never = { doneAt: null, failedAt: null, problem: null, detail: {} };
const due = (now: string, run: { doneAt?: string; failedAt?: string }) =>
  isDailyDue({
    run: {
      ...never,
      doneAt: run.doneAt ? at(run.doneAt) : null,
      failedAt: run.failedAt ? at(run.failedAt) : null,
    },
    now: at(now),
    time,
    zone,
  });

test('a job of the night is done once, however often the clock is looked at', () => {
  expect(due('2026-11-22T01:29:00Z', { doneAt: '2026-11-21T01:30:30Z' })).toBe(false);
  expect(due('2026-11-22T01:30:00Z', { doneAt: '2026-11-21T01:30:30Z' })).toBe(true);
  expect(due('2026-11-22T01:31:00Z', { doneAt: '2026-11-22T01:30:10Z' })).toBe(false);
});

test('a night that was missed is made up for at the start, once', () => {
  expect(due('2026-11-22T14:00:00Z', {})).toBe(true);
  expect(due('2026-11-22T14:00:00Z', { doneAt: '2026-11-19T01:30:00Z' })).toBe(true);
  expect(due('2026-11-22T14:01:00Z', { doneAt: '2026-11-22T14:00:00Z' })).toBe(false);
});

test('the night in which clocks go back has the hour twice and the job once, the one in which they go forward has it too', () => {
  expect(due('2026-10-25T00:30:00Z', { doneAt: '2026-10-24T00:30:00Z' })).toBe(true);
  expect(due('2026-10-25T01:30:00Z', { doneAt: '2026-10-25T00:30:00Z' })).toBe(false);
  expect(due('2026-03-29T01:29:00Z', { doneAt: '2026-03-28T01:30:00Z' })).toBe(false);
  expect(due('2026-03-29T01:30:00Z', { doneAt: '2026-03-28T01:30:00Z' })).toBe(true);
  expect(lastTimeOfDay({ now: at('2026-03-29T02:00:00Z'), time, zone })).toEqual(at('2026-03-29T01:30:00Z'));
});

test('a clock that was a year ahead and is right again does not stop the job for a year', () => {
  expect(due('2026-11-22T14:00:00Z', { doneAt: '2027-11-22T01:30:00Z' })).toBe(true);
  expect(due('2026-11-22T14:01:00Z', { doneAt: '2026-11-22T14:00:00Z' })).toBe(false);
});

test('what failed is tried again in an hour', () => {
  expect(due('2026-11-22T02:00:00Z', { failedAt: '2026-11-22T01:30:00Z' })).toBe(false);
  expect(due('2026-11-22T02:30:00Z', { failedAt: '2026-11-22T01:30:00Z' })).toBe(true);
  expect(due('2026-11-22T02:30:00Z', { failedAt: '2027-11-22T01:30:00Z' })).toBe(true);
});
