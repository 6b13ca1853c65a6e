import { expect, test } from 'vitest';
import { runOf } from './run.ts';

const begins = '2026-06-20T10:00';
const ends = '2027-03-14T18:00';

test('a run that ends before it begins is no run', () => {
  expect(runOf({ begins: ends, ends: begins, today: '2026-11-21' })).toBeNull();
});

test('in November a run from June to March has passed by three fifths', () => {
  expect(runOf({ begins, ends, today: '2026-11-21' })).toMatchObject({ state: 'running', days: 113 });
  expect(runOf({ begins, ends, today: '2026-11-21' })?.elapsed).toBeCloseTo(60.5, 1);
});

test('before the first day nothing has passed, and the days until then are counted', () => {
  expect(runOf({ begins, ends, today: '2026-06-18' })).toMatchObject({ state: 'coming', elapsed: 0, days: 2 });
});

test('the last day still belongs to the run, the day after does not', () => {
  expect(runOf({ begins, ends, today: '2027-03-14' })).toMatchObject({ state: 'running', elapsed: 100, days: 0 });
  expect(runOf({ begins, ends, today: '2027-03-15' })).toMatchObject({ state: 'over', elapsed: 100 });
});

test('every month has its mark, also over the turn of the year', () => {
  const months = runOf({ begins, ends, today: '2026-11-21' })?.months ?? [];
  expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual([
    '2026-5',
    '2026-6',
    '2026-7',
    '2026-8',
    '2026-9',
    '2026-10',
    '2026-11',
    '2027-0',
    '2027-1',
    '2027-2',
  ]);
  expect(months[0]?.share).toBe(0);
});

test('a single day is a line of one month', () => {
  const day = '2026-12-05T10:00';
  expect(runOf({ begins: day, ends: day, today: '2026-12-05' })).toMatchObject({ state: 'running', elapsed: 100 });
});
