import { expect, test } from 'vitest';
import { comesByItself } from './comes-by-itself.ts';

test('every page comes by itself, unless a venue has a button ask after some', () => {
  expect([1, 4, 400].map((page) => comesByItself(page, null))).toEqual([true, true, true]);
  expect([1, 3, 4].map((page) => comesByItself(page, 4))).toEqual([true, true, false]);
});
