import { expect, test } from 'vitest';
import { wordPlaces, wordsIn } from './word-places.ts';

const places = (older: string, shown: string) => wordPlaces(older, wordsIn(shown));

test('what says the same, in other paragraphs or with other spaces, differs nowhere', () => {
  expect(places('Das Seil\nhält.', 'Das  Seil hält.')).toEqual([]);
  expect(places('', '')).toEqual([]);
});

test('a new word is counted among those on the page, an old one stands before the word that follows it', () => {
  expect(places('Das Seil hält lange.', 'Das neue Seil hält.')).toEqual([
    { kind: 'added', from: 1, to: 2 },
    { kind: 'removed', before: 3, text: 'hält lange.' },
    { kind: 'added', from: 3, to: 4 },
  ]);
});

test('what was cut off at the end stands behind the last word, and a new text is new from its first word on', () => {
  expect(places('Eins zwei drei', 'Eins')).toEqual([{ kind: 'removed', before: 1, text: 'zwei drei' }]);
  expect(places('', 'Ganz neu')).toEqual([{ kind: 'added', from: 0, to: 2 }]);
});
