import { expect, test } from 'vitest';
import { formatStart } from './format-start.ts';

test('nothing is said of what has no date', () => {
  expect(formatStart(null, 'de')).toBe('');
  expect(formatStart('', 'en')).toBe('');
});

test('forty evenings of one title are told from each other by their day and hour', () => {
  expect(formatStart('2026-12-06T19:30', 'de')).toBe('So., 6.\u00a0Dez. 2026, 19:30');
  expect(formatStart('2026-12-06T19:30', 'en')).toBe('Sun, 6\u00a0Dec 2026, 19:30');
  expect(formatStart('2026-12-06', 'de')).toBe('So., 6.\u00a0Dez. 2026');
});
