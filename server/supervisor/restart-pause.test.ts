import { expect, test } from 'vitest';
import { RestartPause } from './restart-pause.ts';

test('the first replacement comes at once, later ones of the same place after growing pauses', () => {
  const pause = new RestartPause();
  const pauses = Array.from({ length: 8 }, () => pause.afterLifeOf(100));
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 2_000, 2_000, 2_000]);
});

test('who has served for a while is replaced at once again', () => {
  const pause = new RestartPause();
  pause.afterLifeOf(100);
  pause.afterLifeOf(100);
  expect(pause.afterLifeOf(60_000)).toBe(0);
  expect(pause.afterLifeOf(100)).toBe(250);
});
