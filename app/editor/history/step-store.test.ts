import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserStore, StepRow } from '#app/drafting/browser-store.ts';
import { browserSteps } from './step-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('a step is on its way to the disk before the next picture, and so is its undoing', async () => {
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) });
  const rows: StepRow[] = [];
  const store = { put: async (row: StepRow) => rows.push(row), delete: async () => undefined };
  const database = Promise.resolve({ transaction: () => ({ store, done: Promise.resolve() }) });
  // Proof: only what writing steps asks of the database.
  const steps = browserSteps('ich', database as unknown as BrowserStore);
  steps.put({ seq: 7, label: 'Text', operations: [], selected: null, at: 0 });
  steps.turn(6);
  await Promise.resolve();
  await Promise.resolve();
  expect(rows.map(({ seq, place }) => [seq, place])).toEqual([
    [7, 0],
    [0, 7],
    [0, 6],
  ]);
});
