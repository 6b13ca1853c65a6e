import { expect, test } from 'vitest';
import { keptFormat } from './kept-format.ts';

const day = new Date('2026-12-05T00:00Z');
const long = { dateStyle: 'long', timeZone: 'UTC' } as const;

test('a format is made once for each language and each way of saying', () => {
  const german = keptFormat(Intl.DateTimeFormat, 'de-DE', long);
  expect(keptFormat(Intl.DateTimeFormat, 'de-DE', structuredClone(long))).toBe(german);
  expect(german.format(day)).toBe('5. Dezember 2026');
  expect(keptFormat(Intl.DateTimeFormat, 'en-GB', long).format(day)).toBe('5 December 2026');
  expect(keptFormat(Intl.DateTimeFormat, 'de-DE', { dateStyle: 'short' as const, timeZone: 'UTC' }).format(day)).toBe(
    '05.12.26',
  );
});

test('dates and numbers with the same options are not taken for one another', () => {
  expect(keptFormat(Intl.NumberFormat, 'de-DE', {}).format(1.5)).toBe('1,5');
  expect(keptFormat(Intl.DateTimeFormat, 'de-DE', {})).toBeInstanceOf(Intl.DateTimeFormat);
});

test('more formats than anybody needs do not fill the memory', () => {
  for (let digits = 0; digits < 520; digits++)
    keptFormat(Intl.NumberFormat, `de-DE-x-test${digits % 1000}`, { maximumFractionDigits: digits % 20 });
  expect(keptFormat(Intl.NumberFormat, 'en-GB', {}).format(1.5)).toBe('1.5');
});
