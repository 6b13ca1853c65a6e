import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
// @ts-expect-error: not a public part of the package, so without types; its browser side reads what ours must write.
import { encode } from '../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js';
import { encodeData } from './encode-data.ts';

const theirs = (data: object): Promise<string> => text(encode(data).pipeThrough(new TextDecoderStream()));

test('what is not plain data is left to React Router', () => {
  for (const value of [new Date(), new Map(), new Error('no'), Promise.resolve(1), 1n, () => 1, Object.create(null)])
    expect(encodeData({ page: [{ value }] })).toBeNull();
});

test('a value that is said twice stands once, and an object that is shared too', async () => {
  const shared = { href: '/de' };
  const data = { one: shared, two: shared, words: ['ein', 'ein', 'page'], page: null, gap: undefined };
  expect(encodeData(data)).toBe(await theirs(data));
  expect(encodeData(data)?.match(/"ein"/g)).toHaveLength(1);
});

test('any plain data is written as React Router writes it', async () => {
  const value = fc.anything({ withNullPrototype: false, withSparseArray: true, maxDepth: 4 });
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        value,
      ),
      async (data) => {
        const ours = encodeData(data);
        if (ours !== null) expect(ours).toBe(await theirs(data));
      },
    ),
    { numRuns: 300 },
  );
});
