import { expect, onTestFinished, test, vi } from 'vitest';
import { announceChange } from './changes.ts';
import { beginKeeping, endKeeping, KeptUntilChange } from './kept-until-change.ts';

/** Counts how often it was read. */
function counted() {
  let reads = 0;
  return new KeptUntilChange({ tags: ['nav', 'published'], read: async () => ++reads });
}

function listen() {
  beginKeeping();
  onTestFinished(endKeeping);
}

test('where nobody hears of changes nothing is kept', async () => {
  const value = counted();
  expect([await value.get(), await value.get()]).toEqual([1, 2]);
});

test('a failed reading is not kept', async () => {
  listen();
  let isAway = true;
  const value = new KeptUntilChange({
    tags: ['nav'],
    read: async () => {
      if (isAway) throw new Error('away');
      return 'here';
    },
  });
  await expect(value.get()).rejects.toThrow('away');
  isAway = false;
  expect(await value.get()).toBe('here');
});

test('nobody joins a reading that never ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  listen();
  const readings = [new Promise<string>(() => undefined), Promise.resolve('here')];
  const value = new KeptUntilChange({ tags: ['nav'], read: () => readings.shift() ?? Promise.reject() });
  const first = value.get();
  expect(value.get()).toBe(first);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await value.get()).toBe('here');
});

test('a reading that a change overtook is not kept', async () => {
  listen();
  const value = counted();
  const early = value.get();
  announceChange(['nav']);
  expect([await early, await value.get()]).toEqual([1, 2]);
});

test('a value is read once until one of its tags changes, or hearing is lost', async () => {
  beginKeeping();
  const value = counted();
  expect([await value.get(), await value.get()]).toEqual([1, 1]);
  announceChange(['settings']);
  expect(await value.get()).toBe(1);
  announceChange(['published']);
  expect(await value.get()).toBe(2);
  endKeeping();
  listen();
  expect(await value.get()).toBe(3);
});
