import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#app/i18n/locale.ts';
import { numberMissingIn } from './numbers.ts';
import { spelledNumbers } from './spelled-numbers.ts';

test.each([
  ['Die Bahn hat 104 Fenster.', 'The Walk has 208 windows.', '104'],
  ['Seit 1898 läuft sie.', 'It has run since 1889.', '1898'],
  ['4.000 Schiffe kamen.', 'Forty ships came.', '4.000'],
  ['Um 18 Uhr', 'At seven in the evening', '18'],
])('%s is not %s', (german, english, number) => {
  expect(numberMissingIn(english, german, 'de')).toBe(number);
});

test.each([
  ['18 Kilometer am Tag, 91 Leute, 4.000 Schiffe', 'eighteen kilometres a day, ninety-one people, four thousand ships'],
  ['um 18.30 Uhr, bis 24 Uhr', 'at 6.30 pm, until midnight'],
  ['9,50 €, am 8. Mai 2027', '€9.50, on 8 May 2027'],
  ['Telefon 04999 312-20', 'Phone +49 4999 312-20'],
  ['1.120 Stück', '1,120 pieces, a thousand one hundred and twenty'],
  ['drei Räume, zwölf Termine', '3 rooms, 12 dates'],
  ['einhundertzwanzig Meter, im dreißigsten Jahr', '120 metres, in the 30 years'],
])('%s says the same as %s', (german, english) => {
  expect([numberMissingIn(english, german, 'de'), numberMissingIn(german, english, 'en')]).toEqual([null, null]);
});

test('small numbers, which are often said another way, are not asked for', () => {
  expect(numberMissingIn('a few steps', '12 Stufen', 'de')).toBeNull();
});

test.each(locales)('a word that objects have by nature is no number in %s', (locale) => {
  expect(spelledNumbers('der constructor of the ropes', locale)).toEqual([]);
});

const tens = ['', 'zehn', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const units = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const englishTens = ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const englishUnits = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

test('whatever is written out below ten thousand is read in both languages', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(digit, digit, fc.integer({ min: 2, max: 9 }), digit, (thousand, hundred, ten, unit) => {
      const number = thousand * 1_000 + hundred * 100 + ten * 10 + unit;
      const german = [
        thousand ? `${units[thousand]}tausend` : '',
        hundred ? `${units[hundred]}hundert` : '',
        unit ? `${units[unit]}und` : '',
        tens[ten],
      ].join('');
      expect(spelledNumbers(`Es waren ${german} Knoten.`, 'de')).toContain(number);
      const english = [
        thousand ? `${englishUnits[thousand]} thousand` : '',
        hundred ? `${englishUnits[hundred]} hundred and` : '',
        `${englishTens[ten]}${unit ? `-${englishUnits[unit]}` : ''}`,
      ].join(' ');
      expect(spelledNumbers(`There were ${english} knots.`, 'en')).toContain(number);
    }),
  );
});
