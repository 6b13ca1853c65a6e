import { expect, test } from 'vitest';
import { mondayOf, monthsOfSeason, seasonEnd, seasonWeeks } from './season-weeks.ts';

const friday = '2026-11-27';

test('a week begins on Monday, over the ends of months and years', () => {
  expect(['2026-11-27', '2026-11-29', '2026-11-30', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
    '2026-12-28',
  ]);
});

test('nothing still is a rope of twelve thin weeks', () => {
  expect(seasonWeeks({}, friday)).toEqual(Array.from({ length: 12 }, () => 0));
});

test('what is over does not count, and the rope ends with the last week in which something takes place', () => {
  const days = { '2026-11-26': 9, '2026-11-27': 2, '2026-11-29': 1, '2026-11-30': 4, '2027-04-04': 1, '2027-12-24': 5 };
  const weeks = seasonWeeks(days, friday);
  expect(weeks.slice(0, 3)).toEqual([3, 4, 0]);
  expect([weeks.length, weeks.at(-1)]).toEqual([19, 1]);
  expect(seasonEnd(friday)).toBe('2027-09-26');
});

test('months are named where they begin, and the first one at today where there is room for its name', () => {
  const months = monthsOfSeason(friday, 12);
  expect(months.map(({ day }) => day)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  expect(months.map(({ at }) => Math.round(at * 84))).toEqual([8, 39, 70]);
  expect(monthsOfSeason('2026-12-04', 4).map(({ day }) => day)).toEqual(['2026-12-04']);
  expect(monthsOfSeason('2026-12-01', 12)[0]).toEqual({ day: '2026-12-01', at: 1 / 84 });
});

test('a month that begins so late that its name would widen a telephone has none', () => {
  const last = (today: string, weeks: number) => monthsOfSeason(today, weeks).at(-1)?.day;
  // 44 weeks from the last Monday of November end on the third of October.
  expect(last('2026-11-30', 44)).toBe('2027-09-01');
  expect(last('2026-11-30', 48)).toBe('2027-10-01');
  // January, with its year, is longer.
  expect(last('2026-03-02', 48)).toBe('2026-12-01');
  expect(last('2026-03-02', 52)).toBe('2027-02-01');
});
