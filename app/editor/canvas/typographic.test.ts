import { expect, test } from 'vitest';
import { typographic } from './typographic.ts';

test('pasted words get the quotation marks of their language, and an apostrophe stays one', () => {
  expect(typographic(`Er rief: "Das ist 'Gesine'!" ("gut")`, 'de')).toBe('Er rief: „Das ist ‚Gesine‘!“ („gut“)');
  expect(typographic(`"It's a rope," she said.`, 'en')).toBe('“It’s a rope,” she said.');
});

test('a mark at the beginning of bold words closes what began before them', () => {
  expect(typographic('" sagte sie', 'de', 't')).toBe('“ sagte sie');
});

test('gaps of several spaces become one; a space that does not break stays', () => {
  expect(typographic('Preis\u00a0\u00a0 12\u00a0€', 'de')).toBe('Preis 12\u00a0€');
});
