import { expect, test } from 'vitest';
import { stepToDay } from './step-to-day.ts';

const days = ['2026-12-01', '2026-12-04', '2026-12-05', '2026-12-12', '2026-12-31'];

test('keys that lead nowhere stay where they are', () => {
  expect(stepToDay('ArrowLeft', '2026-12-01', days)).toBeNull();
  expect(stepToDay('ArrowUp', '2026-12-04', days)).toBeNull();
  expect(stepToDay('ArrowRight', '2026-12-31', days)).toBeNull();
  expect(stepToDay('a', '2026-12-04', days)).toBeNull();
  expect(stepToDay('Home', '2026-12-04', [])).toBeNull();
});

test('arrows lead to the next day on which something takes place, up and down by a week', () => {
  expect(stepToDay('ArrowRight', '2026-12-01', days)).toBe('2026-12-04');
  expect(stepToDay('ArrowLeft', '2026-12-12', days)).toBe('2026-12-05');
  expect(stepToDay('ArrowDown', '2026-12-05', days)).toBe('2026-12-12');
  expect(stepToDay('ArrowDown', '2026-12-04', days)).toBe('2026-12-12');
  expect(stepToDay('ArrowUp', '2026-12-12', days)).toBe('2026-12-05');
});

test('Home and End lead to the first and the last day of the month that has something', () => {
  expect(stepToDay('Home', '2026-12-05', days)).toBe('2026-12-01');
  expect(stepToDay('End', '2026-12-05', days)).toBe('2026-12-31');
});
