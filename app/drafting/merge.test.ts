import { expect, test } from 'vitest';
import { mergeValue } from './merge.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const document = (...texts: string[]) => ({ type: 'doc', content: texts.map(paragraph) });

test('the same paragraph written twice is a conflict', () => {
  expect(mergeValue({ base: document('a'), mine: document('b'), theirs: document('c') })).toBe('conflict');
});

test('a line written twice is a conflict', () => {
  const line = (text: string) => ({ type: 'doc', content: [{ type: 'text', text }] });
  expect(mergeValue({ base: line('a'), mine: line('b'), theirs: line('c') })).toBe('conflict');
});

test('different paragraphs of one text come together', () => {
  const merged = mergeValue({ base: document('a', 'b'), mine: document('x', 'b'), theirs: document('a', 'y') });
  expect(merged).toEqual({ merged: document('x', 'y') });
});

test('what only one person changed is kept', () => {
  expect(mergeValue({ base: 1, mine: 1, theirs: 2 })).toEqual({ merged: 2 });
  expect(mergeValue({ base: 1, mine: 3, theirs: 1 })).toEqual({ merged: 3 });
});

test('items of a list merge by their keys', () => {
  const base = [
    { _key: 'a', n: 1 },
    { _key: 'b', n: 1 },
  ];
  const mine = [
    { _key: 'b', n: 1 },
    { _key: 'a', n: 2 },
  ];
  const theirs = [...base, { _key: 'c', n: 3 }];
  expect(mergeValue({ base, mine, theirs })).toEqual({
    merged: [
      { _key: 'b', n: 1 },
      { _key: 'a', n: 2 },
      { _key: 'c', n: 3 },
    ],
  });
});
