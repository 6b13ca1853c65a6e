import { expect, test } from 'vitest';
import { isNearFooter, isPastHalf } from './use-action-bar-place.ts';

test('at exactly half a window nothing is offered yet, one pixel later it is', () => {
  expect(isPastHalf({ scrollY: 450, innerHeight: 900 })).toBe(false);
  expect(isPastHalf({ scrollY: 451, innerHeight: 900 })).toBe(true);
});

test('the footer is near when its top touches the lower edge', () => {
  expect(isNearFooter(901, { innerHeight: 900 })).toBe(false);
  expect(isNearFooter(900, { innerHeight: 900 })).toBe(true);
  expect(isNearFooter(-200, { innerHeight: 900 })).toBe(true);
});
