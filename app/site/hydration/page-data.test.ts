import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, test } from 'vitest';
import { encodeData } from '#app/encode-data.ts';
import { dataAddress, stateOf } from './page-data.ts';

const read = async (text: string) =>
  (await decode(new Response(text).body as ReadableStream, globalThis as never)).value;

test('data that comes in parts, or names a failure, is refused: the page stays as it is', () => {
  expect(() => stateOf('[{"_1":2},"root"]\nP3:["later"]\n')).toThrow('in parts');
  const failed = encodeData({ root: { data: 1 }, page: { error: 'lost' } }) ?? '';
  expect(() => stateOf(failed)).toThrow('could not be read');
});

test('React Router reads from it what the server rendered the page from', async () => {
  const loaderData = {
    root: { menu: ['Programm', 'Besuch'], person: null },
    'site/shell/default-layout': null,
    events___de: { menu: 'data', nothing: undefined, numbers: [1, -1, 2.5], menus: { root: 'events___de' } },
  };
  const answer = Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, { data }]));
  expect(await read(stateOf(encodeData(answer) ?? ''))).toEqual({ loaderData, actionData: null, errors: null });
});

test.each([
  ['/', '', '/_root.data'],
  ['/de', '', '/de.data'],
  ['/de/programm/', '?genre=3', '/de/programm.data?genre=3'],
])('the data of %s%s is at %s', (pathname, search, address) => {
  expect(dataAddress({ pathname, search })).toBe(address);
});
