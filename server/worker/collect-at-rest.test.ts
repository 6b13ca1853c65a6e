import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { collectAtRest } from './collect-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MiB = 1024 * 1024;

test('nothing is collected while visitors are there, nor when there is little to give back', () => {
  const worker = workerWith({ heap: 100 * MiB });
  Object.assign(worker, { heap: 300 * MiB, busy: 0.5 });
  vi.advanceTimersByTime(60_000);
  Object.assign(worker, { heap: 110 * MiB, busy: 0.01 });
  vi.advanceTimersByTime(60_000);
  expect(worker.collections).toBe(0);
});

test('when a crowd has gone, what it left is collected once', () => {
  const worker = workerWith({ heap: 100 * MiB });
  Object.assign(worker, { heap: 300 * MiB, busy: 0.01 });
  vi.advanceTimersByTime(5 * 60_000);
  expect(worker.collections).toBe(1);
});

function workerWith({ heap }: { heap: number }) {
  const worker = { heap, busy: 0, collections: 0 };
  const stop = collectAtRest({
    busyShare: () => worker.busy,
    heapBytes: () => worker.heap,
    collect: () => {
      worker.collections += 1;
      worker.heap = heap;
    },
  });
  onTestFinished(stop);
  return worker;
}
