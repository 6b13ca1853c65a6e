import { expect, test } from 'vitest';
import { isRevealed } from './use-reveal.ts';

const look = (intersectionRatio: number, height: number, rootHeight = 700) =>
  isRevealed({ intersectionRatio, intersectionRect: { height }, rootBounds: { height: rootHeight } });

test('a date appears when half of its row stands in the window', () => {
  expect([look(0, 0), look(0.4, 40), look(0.5, 50), look(1, 100)]).toEqual([false, false, true, true]);
});

test('a row that is higher than the window appears when it fills half of that', () => {
  expect([look(0.1, 60, 160), look(0.2, 80, 160)]).toEqual([false, true]);
});
