import { expect, test } from 'vitest';
import { rangesProblem, seasonProblem, seasonsMeet } from './check-hours.ts';

test('times that are none and ranges at once are refused', () => {
  expect(rangesProblem([{ from: '25:00', to: '18:00' }])).toBe('times');
  expect(rangesProblem([{ from: '10:00', to: '' }])).toBe('times');
  expect(
    rangesProblem([
      { from: '15:00', to: '18:00' },
      { from: '10:00', to: '15:30' },
    ]),
  ).toBe('overlap');
});

test('a club night runs past midnight, and nothing may begin during it', () => {
  const club = { from: '20:00', to: '03:00' };
  expect(rangesProblem([{ from: '10:00', to: '18:00' }, club])).toBeNull();
  expect(rangesProblem([club, { from: '23:00', to: '23:30' }])).toBe('overlap');
});

test('a season ends after it begins, on days that exist', () => {
  expect(seasonProblem({ valid_from: '2026-02-31', valid_to: null })).toBe('dates');
  expect(seasonProblem({ valid_from: '2026-07-01', valid_to: '2026-06-30' })).toBe('dates');
  expect(seasonProblem({ valid_from: '2026-07-01', valid_to: null })).toBeNull();
});

test('two seasons may touch but not meet; the usual hours stand behind both', () => {
  const summer = { valid_from: '2026-06-01', valid_to: '2026-08-31' };
  expect(seasonsMeet(summer, { valid_from: '2026-08-31', valid_to: null })).toBe(true);
  expect(seasonsMeet(summer, { valid_from: '2026-09-01', valid_to: null })).toBe(false);
  expect(seasonsMeet(summer, { valid_from: null, valid_to: null })).toBe(false);
});
