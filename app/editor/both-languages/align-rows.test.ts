import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Row, shiftsOf } from './align-rows.ts';

const row = (id: string, start: number, end: number, chain = 'a'): Row => ({ id, chain, start, end });

test('what stands at the same height already is left where it is', () => {
  expect(shiftsOf([row('title', 0, 0), row('text', 80, 80)])).toEqual([]);
});

test('the shorter translation waits for the longer one, and what follows is not pushed down twice', () => {
  const rows = [row('title', 0, 0), row('text', 80, 120), row('picture', 200, 240), row('quote', 500, 520)];
  expect(shiftsOf(rows)).toEqual([
    { id: 'text', side: 'start', by: 40 },
    { id: 'quote', side: 'end', by: 20 },
  ]);
});

test('columns beside each other do not push each other down', () => {
  const rows = [row('left', 0, 30, 'left'), row('right', 0, 0, 'right'), row('below', 90, 120, 'left')];
  expect(shiftsOf(rows)).toEqual([{ id: 'left', side: 'start', by: 30 }]);
});

test('every module begins at the same height afterwards, whatever the words are like', () => {
  const height = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(fc.array(fc.tuple(height, height), { maxLength: 60 }), (heights) => {
      let [start, end] = [0, 0];
      const rows = heights.map(([one, other], at) => {
        const made = row(`${at}`, start, end);
        [start, end] = [start + one, end + other];
        return made;
      });
      const shifts = shiftsOf(rows);
      const topOf = (id: number, side: 'start' | 'end') =>
        (rows[id]?.[side] ?? 0) +
        shifts.filter((one) => one.side === side && Number(one.id) <= id).reduce((sum, { by }) => sum + by, 0);
      for (const at of rows.keys()) expect(topOf(at, 'start')).toBeCloseTo(topOf(at, 'end'));
      for (const { by } of shifts) expect(by).toBeGreaterThan(0);
    }),
  );
});
