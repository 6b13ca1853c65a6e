import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

const frame = { width: 500, height: 250 };

test('a point that is carried over an edge stays on it', () => {
  expect(placeAfter({ x: 900, y: 100 }, { x: 400, y: -400 }, frame)).toEqual({ x: 1000, y: 0 });
});

test('in a picture that is not laid out a point stays where it is', () => {
  expect(placeAfter({ x: 300, y: 40 }, { x: 20, y: 20 }, { width: 0, height: 0 })).toEqual({ x: 300, y: 40 });
});

test('a point goes as far as the hand, in thousandths of the picture', () => {
  expect(placeAfter({ x: 500, y: 500 }, { x: 50, y: -25 }, frame)).toEqual({ x: 600, y: 400 });
});

test('a place is a whole number of thousandths in the picture, wherever the hand goes', () => {
  const at = fc.integer({ min: 0, max: 1000 });
  const way = fc.integer({ min: -2000, max: 2000 });
  const size = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(at, way, size, (start, far, length) => {
      const { x } = placeAfter({ x: start, y: start }, { x: far, y: 0 }, { width: length, height: length });
      expect(Number.isInteger(x) && x >= 0 && x <= 1000).toBe(true);
    }),
  );
});
