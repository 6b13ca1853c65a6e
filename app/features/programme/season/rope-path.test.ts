import { expect, test } from 'vitest';
import { ropeHeight, ropePaths } from './rope-path.ts';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
/** How high the rope is between two places, from the ends of its strands. */
function heightBetween(paths: string[], from: number, to: number): number {
  const heights = paths.flatMap((path) =>
    [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) =>
      Number(x) >= from && Number(x) < to ? [Number(y) - ropeHeight / 2] : [],
    ),
  );
  return Math.max(...heights);
}

test('weeks without anything are a cord, never nothing', () => {
  const paths = ropePaths(
    Array.from({ length: 12 }, () => 0),
    600,
  );
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(path).toMatch(/^M/);
  expect(heightBetween(paths, 0, 600)).toBeCloseTo(4, 0);
});

test('the rope is as thick as a week is full, and stays in its box', () => {
  const weeks = [0, 0, 0, 10, 10, 0, 0, 5, 5, 0, 0, 0];
  const paths = ropePaths(weeks, 1200);
  const full = heightBetween(paths, 350, 450);
  const half = heightBetween(paths, 750, 850);
  expect(full).toBeGreaterThan(1.5 * half);
  for (const y of paths.flatMap((path) => numbers(path).filter((_, at) => at % 2 === 1))) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(ropeHeight);
  }
});

test('the same weeks are the same rope, and one of a season weighs little', () => {
  const weeks = Array.from({ length: 44 }, (_, week) => (week * 7) % 13);
  expect(ropePaths(weeks, 1360)).toEqual(ropePaths(weeks, 1360));
  expect(ropePaths(weeks, 1360).join('').length).toBeLessThan(12_000);
});
