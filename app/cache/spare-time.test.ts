import { expect, test } from 'vitest';
import { SpareTime } from './spare-time.ts';

test('time is spare until a second was mostly work, and again after one that was not', () => {
  const clock = { now: 0, busy: 0.9 };
  const spare = new SpareTime(
    () => clock.busy,
    () => clock.now,
  );
  clock.now = 999;
  expect(spare.isThere).toBe(true);
  clock.now = 1_000;
  expect(spare.isThere).toBe(false);
  clock.busy = 0.2;
  clock.now = 1_999;
  expect(spare.isThere).toBe(false);
  clock.now = 2_000;
  expect(spare.isThere).toBe(true);
});
