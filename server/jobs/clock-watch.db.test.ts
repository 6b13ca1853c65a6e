import { expect, test, vi } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { mayDelete } from './clock-watch.ts';

const start = Temporal.Instant.from('2026-11-22T12:00:00Z');

test('at the first look of all nothing is deleted for a day, and nobody is alarmed', async () => {
  await databaseForThisTest();
  const { look, error } = watch();
  expect(await look({ hours: 0 })).toBe(false);
  expect(await look({ hours: 23 })).toBe(false);
  expect(await look({ hours: 24 })).toBe(true);
  expect(error).not.toHaveBeenCalled();
});

test('a clock that jumps a year ahead deletes nothing for a day and is said once', async () => {
  const { look, error } = await settled();
  expect(await look({ hours: 365 * 24 })).toBe(false);
  expect(await look({ hours: 365 * 24 + 1 })).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toContain('set it right');
});

test('once it is set right it is held for a day more, and goes on as before', async () => {
  const { look, error } = await settled();
  await look({ hours: 365 * 24 });
  expect(await look({ hours: 31 })).toBe(false);
  expect(await look({ hours: 54 })).toBe(false);
  expect(await look({ hours: 55 })).toBe(true);
  expect(error).toHaveBeenCalledTimes(2);
});

test('the change to summer time, clocks a little apart and a night without power are no jumps', async () => {
  const { look, error } = await settled();
  for (const hours of [31, 30.5, 31.2, 55]) expect(await look({ minutes: hours * 60 })).toBe(true);
  expect(error).not.toHaveBeenCalled();
});

function watch() {
  const error = vi.fn();
  const look = (later: Temporal.DurationLike) => mayDelete(start.add(later), { error });
  return { look, error };
}

/** A clock that has been looked at for thirty hours. */
async function settled() {
  await databaseForThisTest();
  const watched = watch();
  for (let hours = 0; hours <= 30; hours += 1) await watched.look({ hours });
  expect(await watched.look({ hours: 30 })).toBe(true);
  return watched;
}
