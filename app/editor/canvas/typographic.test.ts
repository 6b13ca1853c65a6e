import { expect, test } from 'vitest';
import { typedSign, typographic } from './typographic.ts';

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

/** What stands in a line after somebody has typed it sign by sign. */
function typed(text: string, lang: 'de' | 'en'): string {
  return [...text].reduce((before, sign) => {
    const change = typedSign(before, sign, lang);
    return change ? before.slice(0, before.length - change.taken) + change.sign : before + sign;
  }, '');
}

test('what is typed gets the marks of its language, single ones too', () => {
  expect(typed(`"Das ist 'Gesine'!" ("gut")`, 'de')).toBe('„Das ist ‚Gesine‘!“ („gut“)');
  expect(typed(`"It's 'Gesine'," she said.`, 'en')).toBe('“It’s ‘Gesine’,” she said.');
  expect(typed(`"Er sagt 'ja'", so Ruth.`, 'de')).toBe('„Er sagt ‚ja‘“, so Ruth.');
  expect(typographic(`"Er sagt 'ja'", so Ruth.`, 'de')).toBe('„Er sagt ‚ja‘“, so Ruth.');
  expect(typed(`"'Yes'" it is.`, 'en')).toBe('“‘Yes’” it is.');
});

test('an apostrophe within quoted words stays one as soon as the word goes on', () => {
  expect(typed(`'Wie geht's?' Wie geht's.`, 'de')).toBe('‚Wie geht’s?‘ Wie geht’s.');
});

test('an apostrophe behind a word within quoted words: pasted it is told by what follows, typed by typing it twice', () => {
  expect(typographic(`'Das ist Hans' Haus', sagte sie.`, 'de')).toBe('‚Das ist Hans’ Haus‘, sagte sie.');
  expect(typographic(`'Das Haus' und Hans' Auto`, 'de')).toBe('‚Das Haus‘ und Hans’ Auto');
  expect(typed(`'Das ist Hans'' Haus', sagte sie.`, 'de')).toBe('‚Das ist Hans’ Haus‘, sagte sie.');
  expect(typed(`'This is James' house,' she said.`, 'en')).toBe('‘This is James’ house,’ she said.');
});
