import { expect, test } from 'vitest';
import { minutesInto, venueClock } from './minutes-into.ts';

const minutes = (day: string, instant: string) => minutesInto(day, venueClock(new Date(instant)));

test('the minute of a day is told by the clock of the venue, wherever the browser stands', () => {
  expect(minutes('2026-11-21', '2026-11-21T15:30:00Z')).toBe(16 * 60 + 30);
});

test('after midnight the minutes of the evening go on, and before its day they are negative', () => {
  expect(minutes('2026-11-21', '2026-11-22T00:15:00Z')).toBe(25 * 60 + 15);
  expect(minutes('2026-11-21', '2026-11-20T22:50:00Z')).toBe(-10);
});

test('on the days on which the clocks change it is still what they show', () => {
  expect(minutes('2027-03-28', '2027-03-28T09:00:00Z')).toBe(11 * 60);
  expect(minutes('2026-10-25', '2026-10-25T10:00:00Z')).toBe(11 * 60);
});
