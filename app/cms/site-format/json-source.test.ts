import { expect, test } from 'vitest';
import { parseJsonSource } from './json-source.ts';

test.each([
  ['{\n  "a": 1,\n}', 3, '}'],
  ['{\n  "a" 1\n}', 2, '1'],
  ['[1, 2', 1, ''],
  ['{"a": 01}', 1, '1}'],
  ['{\n"a": 1,\n"a": 2}', 3, '"a":'],
  ['{"a": tru}', 1, 'tru}'],
  ['{} {}', 1, '{}'],
])('%j is refused at its line', (text, line, found) => {
  expect(parseJsonSource(text)).toEqual({ line, found });
});

test('a file reads as JSON does, and knows the line of each value', () => {
  const text = '{\n  "a": [\n    1,\n    {"b":\n      "\\u00e4\\n"}\n  ],\n  "c": -1.5e3\n}\n';
  const source = parseJsonSource(text);
  if (!('value' in source)) throw new Error('refused');
  expect(source.value).toEqual(JSON.parse(text));
  expect([['a'], ['a', 0], ['a', 1, 'b'], ['c'], ['a', 1, 'unknown'], ['gone']].map(source.lineOf)).toEqual([
    2, 3, 4, 7, 4, 1,
  ]);
});
