import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQuote, quoteAt } from './text-quote.ts';

const page = 'Um sechs Uhr beginnt die Nacht.\nUm sechs Uhr schließt die Kasse.';

function quoteOf(text: string, words: string, nth = 0) {
  let from = text.indexOf(words);
  for (let more = nth; more > 0; more -= 1) from = text.indexOf(words, from + 1);
  return quoteAt(text, from, from + words.length);
}

function found(text: string, quote: ReturnType<typeof quoteAt>) {
  const place = quote && findQuote(text, quote);
  return place && text.slice(place.from, place.to);
}

test('nothing to read is no quote, nor is half a page', () => {
  expect(quoteAt('   ', 0, 3)).toBeNull();
  expect(quoteAt('\u00AD\u00AD', 0, 2)).toBeNull();
  expect(quoteAt('a'.repeat(500), 0, 500)).toBeNull();
});

test('words that are gone are not found', () => {
  expect(found(page.replaceAll('sechs', 'sieben'), quoteOf(page, 'sechs Uhr'))).toBeNull();
});

test('words that stand twice are found where they were marked', () => {
  const second = quoteOf(page, 'Um sechs Uhr', 1);
  expect(second && findQuote(page, second)?.from).toBe(page.indexOf('Um sechs Uhr', 1));
  const first = quoteOf(page, 'Um sechs Uhr');
  expect(first && findQuote(page, first)?.from).toBe(0);
});

test('a paragraph written before them moves them, and they are found all the same', () => {
  const longer = `Neu: die Fähre.\n${page}`;
  const second = quoteOf(page, 'Um sechs Uhr', 1);
  expect(second && findQuote(longer, second)?.from).toBe(longer.lastIndexOf('Um sechs Uhr'));
});

test('soft hyphens and no-break spaces, which the page sets and the editor does not, make no difference', () => {
  const typeset = page.replaceAll('sechs Uhr', 'sechs\u00A0Uhr').replace('beginnt', 'be\u00ADginnt');
  expect(found(typeset, quoteOf(page, 'Uhr beginnt'))).toBe('Uhr be\u00ADginnt');
  expect(found(page, quoteOf(typeset, 'Uhr be\u00ADginnt'))).toBe('Uhr beginnt');
});

test('whatever is marked on a page is found there', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\u00A0', '\u00AD', 'ß'), maxLength: 60 });
  fc.assert(
    fc.property(letters, fc.nat(60), fc.nat(60), (text, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const quote = quoteAt(text, from, to);
      if (!quote) return;
      const place = findQuote(text, quote);
      expect(place).not.toBeNull();
      expect(place && quoteAt(text, place.from, place.to)?.exact).toBe(quote.exact);
    }),
  );
});
