import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalTarget } from './redirect-table.ts';

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
