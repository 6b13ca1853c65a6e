import { expect, test } from 'vitest';
import { Path } from './path.ts';

test('a path is written as short relative steps', () => {
  expect(
    `${new Path().polyline([
      [10, 10],
      [10.5, 9.5],
      [20, 9.54],
    ])}`,
  ).toBe('M10 10l.5-.5l9.5 0');
});

test('rounding never adds up along a path', () => {
  const steps = Array.from({ length: 101 }, (_, index) => [index * 0.14, 0] as const);
  const sum = [...`${new Path().polyline(steps)}`.matchAll(/l(\S+) 0/g)].reduce(
    (total, [, step]) => total + Number(step),
    0,
  );
  expect(sum).toBeCloseTo(14, 5);
});

test('a closed shape is followed from the place where it began', () => {
  const path = new Path()
    .polyline(
      [
        [0, 0],
        [5, 0],
        [5, 5],
      ],
      { closed: true },
    )
    .polyline([
      [1, 1],
      [2, 2],
    ]);
  expect(`${path}`).toBe('M0 0l5 0l0 5zM1 1l1 1');
});
