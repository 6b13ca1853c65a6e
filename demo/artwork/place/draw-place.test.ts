import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawnPlaces, drawPlace } from './draw-place.ts';
import { seen } from './oblique.ts';

test('the walk is drawn to scale: every metre is as long as the first', () => {
  const lengths = [0, 155, 311].map((metre) => {
    const [[x, y], [nextX, nextY]] = [seen([metre, 0, 0]), seen([metre + 1, 0, 0])];
    return Math.hypot(nextX - x, nextY - y).toFixed(6);
  });
  expect(new Set(lengths).size).toBe(1);
});

test.each(drawnPlaces)('the drawing of the %s is the same each time, has no words of its own and is light', (place) => {
  const svg = drawPlace(place);
  expect(drawPlace(place)).toBe(svg);
  expect(svg).not.toContain('<text');
  expect(gzipSync(svg).length).toBeLessThan(12_000);
});
