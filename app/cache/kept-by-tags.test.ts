import { expect, onTestFinished, test } from 'vitest';
import { CacheNotes } from './cache-notes.ts';
import { announceChange } from './changes.ts';
import { KeptByTags } from './kept-by-tags.ts';
import { beginKeeping, endKeeping } from './kept-until-change.ts';

const noon = Temporal.Instant.from('2026-11-22T11:00:00Z');
const evening = Temporal.Instant.from('2026-11-22T18:00:00Z');

function listen() {
  beginKeeping();
  onTestFinished(endKeeping);
}

/** Counts how often each part was read; a part shows the thing it is called after until the evening. */
function counted({ room = 1_000, of = (n: number): number | null => n } = {}) {
  const parts = new KeptByTags<number | null>({ room, sizeOf: () => 100 });
  let reads = 0;
  const ask = (name: string, now = noon, notes = new CacheNotes()) =>
    parts.get(name, { now, notes }, async (own) => {
      own.tag(`page:${name}`, 'nav');
      own.expireAt(evening);
      reads += 1;
      return of(reads);
    });
  return { parts, ask };
}

test('where nobody hears of changes nothing is kept', async () => {
  const { ask } = counted();
  expect([await ask('visit'), await ask('visit')]).toEqual([1, 2]);
});

test('what is not there is asked for again', async () => {
  listen();
  const { ask } = counted({ of: (n) => (n === 1 ? null : n) });
  expect([await ask('visit'), await ask('visit')]).toEqual([null, 2]);
});

test('a part is read once until a tag of its own changes', async () => {
  listen();
  const { ask } = counted();
  expect([await ask('visit'), await ask('team'), await ask('visit')]).toEqual([1, 2, 1]);
  announceChange(['page:visit', 'page:other']);
  expect([await ask('visit'), await ask('team')]).toEqual([3, 2]);
  announceChange(['nav']);
  expect([await ask('visit'), await ask('team')]).toEqual([4, 5]);
});

test('when hearing is lost everything goes', async () => {
  beginKeeping();
  const { ask, parts } = counted();
  await ask('visit');
  endKeeping();
  listen();
  expect([parts.bytes, await ask('visit')]).toEqual([0, 2]);
});

test('a part holds from the moment it was read for until the clock changes it', async () => {
  listen();
  const { ask } = counted();
  await ask('visit');
  expect(await ask('visit', evening.subtract({ seconds: 1 }))).toBe(1);
  expect(await ask('visit', evening)).toBe(2);
  expect(await ask('visit', noon.subtract({ hours: 1 }))).toBe(3);
});

test('whoever is given a kept part hears on what it depends and how long it holds', async () => {
  listen();
  const { ask } = counted();
  await ask('visit');
  const notes = new CacheNotes();
  await ask('visit', noon, notes);
  expect([...notes.tags]).toEqual(['page:visit', 'nav']);
  expect(notes.expiresAt).toBe(evening.epochMilliseconds);
});

test('many who ask at once are answered by one reading', async () => {
  listen();
  const { ask } = counted();
  expect(await Promise.all([ask('visit'), ask('visit'), ask('visit')])).toEqual([1, 1, 1]);
});

test('a reading that a change overtook answers nobody who asks later', async () => {
  listen();
  const { ask } = counted();
  const early = ask('visit');
  announceChange(['nav']);
  expect([await early, await ask('visit')]).toEqual([1, 2]);
});

test('the room is bounded, and what was asked for longest ago goes first', async () => {
  listen();
  const { ask, parts } = counted({ room: 250 });
  for (const name of ['visit', 'team', 'visit', 'press']) await ask(name);
  expect(parts.bytes).toBe(200);
  expect([await ask('visit'), await ask('press'), await ask('team')]).toEqual([1, 3, 4]);
});
