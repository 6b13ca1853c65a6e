import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalTarget, RedirectTable } from './redirect-table.server.ts';

test('an address that leads to itself leads nowhere', () => {
  expect(finalTarget(new Map([['/de/a', '/de/a']]), '/de/a')).toBeNull();
});

test('a ring of addresses leads nowhere', () => {
  expect(
    finalTarget(
      new Map([
        ['/de/a', '/de/b'],
        ['/de/b', '/de/c'],
        ['/de/c', '/de/a'],
      ]),
      '/de/a',
    ),
  ).toBeNull();
});

test('a chain is followed to its end in one step', () => {
  expect(
    finalTarget(
      new Map([
        ['/de/a', '/de/b'],
        ['/de/b', '/de/c'],
      ]),
      '/de/a',
    ),
  ).toBe('/de/c');
});

test('an escaped address is the same address', () => {
  expect(finalTarget(new Map([['/de/über', '/de/haus']]), '/de/%C3%BCber')).toBe('/de/haus');
});

test('no table can send anybody in circles', () => {
  const path = fc.constantFrom('/de/a', '/de/b', '/de/c', '/de/d');
  fc.assert(
    fc.property(fc.array(fc.tuple(path, path)), path, (rows, start) => {
      const table = new Map(rows);
      const target = finalTarget(table, start);
      if (target !== null) expect(finalTarget(table, target)).toBeNull();
    }),
  );
});

test('an address that changes while the table is read leads on for whoever asks from then on', async () => {
  const moved = [{ locale: 'de', old_path: 'anfahrt', new_path: 'wege' }];
  const answers: ((rows: object[]) => void)[] = [];
  const query = () => new Promise((resolve) => answers.push((rows) => resolve({ rows })));
  const table = new RedirectTable({ query } as unknown as ConstructorParameters<typeof RedirectTable>[0]);
  const before = table.targetOf('/de/anfahrt');
  table.outdate();
  const after = table.targetOf('/de/anfahrt');
  answers[0]?.([]);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(moved);
  expect(await after).toBe('/de/wege');
  expect(await before).toBe('/de/wege');
});

test('while the database is away the addresses of before lead on', async () => {
  const moved = [{ locale: 'de', old_path: 'anfahrt', new_path: 'wege' }];
  let isThere = true;
  const query = async () => {
    if (!isThere) throw new Error('away');
    return { rows: moved };
  };
  const table = new RedirectTable({ query } as unknown as ConstructorParameters<typeof RedirectTable>[0]);
  expect(await table.targetOf('/de/anfahrt')).toBe('/de/wege');
  isThere = false;
  table.outdate();
  expect(await table.targetOf('/de/anfahrt')).toBe('/de/wege');
});

test('while the database is away not every visitor waits for the answer that does not come', async () => {
  let asked = 0;
  let now = 0;
  const query = async () => {
    asked += 1;
    throw new Error('away');
  };
  const pool = { query } as unknown as ConstructorParameters<typeof RedirectTable>[0];
  const table = new RedirectTable(pool, () => now);
  for (let visitor = 0; visitor < 5; visitor += 1) expect(await table.targetOf('/de/anfahrt')).toBeNull();
  expect(asked).toBe(1);
  now = 2_000;
  await table.targetOf('/de/anfahrt');
  expect(asked).toBe(2);
});

test('an address without a language leads on, and only as it stands', async () => {
  const rows = [{ locale: 'de', old_path: '/alt-a', new_path: '/de/neu', is_bare: true }];
  const query = async () => ({ rows: [...rows, { ...rows[0], old_path: '/cms-hub' }] });
  const table = new RedirectTable({ query } as unknown as ConstructorParameters<typeof RedirectTable>[0]);
  expect(await table.targetOf('/alt-a')).toBe('/de/neu');
  expect(await table.targetOf('/de/alt-a')).toBeNull();
  expect(await table.targetOf('/cms-hub')).toBeNull();
});
