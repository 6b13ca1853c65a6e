import { expect, test } from 'vitest';
import { emphasized } from './emphasized.ts';

const shown = (suggestion: string, words: string) =>
  emphasized(suggestion, words)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test.each([
  ['', 'Hanf', 'Hanf'],
  ['xyz', 'Hanf', 'Hanf'],
  ['hanf', 'Vom Hanf zum Tau', 'Vom [Hanf] zum Tau'],
  ['hanf', 'Hanfanbau Hansefleet', '[Hanf]anbau Hansefleet'],
  ['uber', 'Über uns', '[Über] uns'],
  ['strasse', 'Am Ende der Straße', 'Am Ende der [Straße]'],
  ['tau hanf', 'Vom Hanf zum Tau', 'Vom [Hanf] zum [Tau]'],
  ['<b>', 'a <b> c', 'a [<b>] c'],
])('typing "%s" marks its letters in "%s"', (text, suggestion, marked) => {
  expect(shown(suggestion, text)).toBe(marked);
});
