import { expect, onTestFinished, test } from 'vitest';
import { announceChange } from './changes.ts';
import { type Answer, KeptAnswers } from './kept-answers.ts';
import { beginKeeping, endKeeping } from './kept-until-change.ts';

/** Answers that say how many were read so far. */
function counted({ mostBytes = 100_000 } = {}) {
  let reads = 0;
  const kept = new KeptAnswers<number>({ mostBytes, bytesOf: () => 1_000 });
  const read = async () => ({ value: ++reads, tags: ['list:event'] });
  return { kept, ask: (key: string) => kept.get(key, read) };
}

function listen() {
  beginKeeping();
  onTestFinished(endKeeping);
}

test('where nobody hears of changes every answer is read anew', async () => {
  const { ask } = counted();
  expect([await ask('a'), await ask('a')]).toEqual([1, 2]);
});

test('an answer is kept by its key until one of its tags changes', async () => {
  listen();
  const { ask } = counted();
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([1, 2, 1]);
  announceChange(['list:article']);
  expect(await ask('a')).toBe(1);
  announceChange(['list:event']);
  expect([await ask('a'), await ask('b')]).toEqual([3, 4]);
});

test('many who ask at once are answered by one reading', async () => {
  listen();
  const { ask } = counted();
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1]);
});

test('an answer that a change overtook is given to who asked before it and to nobody later', async () => {
  listen();
  const { ask } = counted();
  const early = ask('a');
  announceChange(['list:event']);
  expect(await Promise.all([early, ask('a')])).toEqual([1, 2]);
  expect(await ask('a')).toBe(2);
});

test('a failed reading is not kept', async () => {
  listen();
  const { kept, ask } = counted();
  await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('a')).toBe(1);
});

test('when there is no more place the answer goes that nobody asked for longest', async () => {
  listen();
  const { ask } = counted({ mostBytes: 3_000 });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect([await ask('a'), await ask('b')]).toEqual([1, 4]);
});

test('when hearing is lost nothing is kept, not even what is being read', async () => {
  beginKeeping();
  const { ask } = counted();
  await ask('a');
  const early = ask('b');
  endKeeping();
  listen();
  expect([await early, await ask('b'), await ask('a')]).toEqual([2, 3, 4]);
});

test('answers read together are kept one by one', async () => {
  listen();
  const { kept } = counted();
  const answer = (value: number, tag: string): Answer<number> => ({ value, tags: [tag] });
  await kept.readAll(
    async () =>
      new Map([
        ['a', answer(1, 'event:1')],
        ['b', answer(2, 'event:2')],
      ]),
  );
  announceChange(['event:1']);
  expect([kept.peek('a'), kept.peek('b')]).toEqual([undefined, 2]);
});
