import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDuePublications } from './due-publications.ts';

const logger = { info: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-24T13:59:58Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what came due while the site was closed is looked at when it opens', async () => {
  const look = vi.fn().mockResolvedValue([]);
  const clock = startDuePublications({ logger, look });
  expect(look).toHaveBeenCalledOnce();
  await clock.stop();
});

test('the clock is looked at again every five seconds, also after the database was away', async () => {
  const look = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  const clock = startDuePublications({ logger, look });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(logger.error).toHaveBeenCalledOnce();
  await clock.stop();
});

test('nothing is begun after the site has closed', async () => {
  const look = vi.fn().mockResolvedValue([]);
  await startDuePublications({ logger, look }).stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledOnce();
});
