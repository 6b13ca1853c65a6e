import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { spelledNumbers } from './spelled-numbers.ts';

/** Digits with what sets thousands apart: a dot or a space in German, a comma or a space in English. */
const numbers: Record<Locale, RegExp> = {
  de: /\d+(?:[.\u00a0\u202f]\d{3}(?!\d))*/g,
  en: /\d+(?:[,\u00a0\u202f]\d{3}(?!\d))*/g,
};

/** Below it a number is as often said another way: "both", "a few", "at one". */
const smallest = 13;
/** 18 o'clock is 6 pm. */
const clocks = [0, -12, 12];

/**
 * The first number a text writes in digits that the same text in the other language does not name, in digits or in words: 104
 * windows here and 208 there. Null where both agree. Telephone numbers are left out: each language writes them its own way.
 */
export function numberMissingIn(other: string, text: string, locale: Locale): string | null {
  const foreign = otherLocale(locale);
  const named = new Set([...digitsIn(other, foreign).map(amountOf), ...spelledNumbers(other, foreign)]);
  const isMissing = (value: number) => value >= smallest && !clocks.some((hours) => named.has(value + hours));
  return digitsIn(text, locale).find((written) => isMissing(amountOf(written))) ?? null;
}

/** With the code of a country or a town. */
const telephone = /(?:\+|(?<![\d.,])0)\d[\d\s()/-]*/g;

/** Whole numbers as they are written; prices, times and dates part by part. */
function digitsIn(text: string, locale: Locale): string[] {
  return text.replace(telephone, ' ').match(numbers[locale]) ?? [];
}

function amountOf(written: string): number {
  return Number(written.replace(/\D/g, ''));
}
