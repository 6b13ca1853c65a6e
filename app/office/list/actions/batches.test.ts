import { expect, test, vi } from 'vitest';
import type { Done, Refused } from '#app/contract/rows/router-calls.ts';
import { batchSize, inBatches, undoInBatches } from './batches.ts';

const ids = Array.from({ length: 2 * batchSize + 5 }, (_, at) => `${at}`);
const done = (count: number, skipped = 0): Done => ({ command: 'cancel', count, skipped, undo: [`undo${count}`] });

test('what is refused before anything was done is the answer', async () => {
  expect(await inBatches(ids, async () => ({ refused: 'forbidden' }))).toEqual({ refused: 'forbidden' });
  expect(await inBatches(ids, async () => null)).toEqual({ refused: 'nothing' });
  expect(await inBatches([], async () => done(1))).toEqual({ refused: 'nothing' });
});

test('every entry comes once and in its order, and what came of all batches is added up', async () => {
  const work = vi.fn(async (batch: string[]) => done(batch.length - 1, 1));
  const sum = await inBatches(ids, work);
  expect(work.mock.calls.flatMap(([batch]) => batch)).toEqual(ids);
  expect(sum).toEqual({
    command: 'cancel',
    count: ids.length - 3,
    skipped: 3,
    undo: [`undo${batchSize - 1}`, `undo${batchSize - 1}`, 'undo4'],
  });
});

test.each<[string, null | Refused]>([
  ['stopped', null],
  ['refused', { refused: 'forbidden' }],
])('%s on the way, it says what was done and how many are left', async (_, end) => {
  const answer = await inBatches(ids, async (batch, behind) => (behind < batchSize ? done(batch.length) : end));
  expect(answer).toMatchObject({ count: batchSize, left: batchSize + 5, undo: [`undo${batchSize}`] });
});

test('what cannot be taken back at all is the answer', async () => {
  expect(await undoInBatches(['a', 'b'], async () => ({ refused: 'undo-gone' }))).toEqual({ refused: 'undo-gone' });
  expect(await undoInBatches([], async () => null)).toEqual({ refused: 'undo-gone' });
});

test('taken back batch by batch it hears how far it is, and stopped on the way it keeps the names of the rest', async () => {
  const heard: number[] = [];
  const answer = await undoInBatches(['a', 'b', 'c', 'd'], async (name, behind) => {
    heard.push(behind);
    return name === 'c' ? null : { undone: 99, skipped: 1 };
  });
  expect(heard).toEqual([0, 100, 200]);
  expect(answer).toEqual({ undone: 198, skipped: 2, undo: ['c', 'd'] });
});
