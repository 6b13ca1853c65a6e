import { currency } from '../venue.ts';
import { languageTags } from './day-in-words.ts';
import { keptFormat } from './kept-format.ts';
import type { Locale } from './locale.ts';

/** `€` or `$`, as the language writes the venue's currency in its own country. */
export function currencySign(locale: Locale): string {
  const format = keptFormat(Intl.NumberFormat, languageTags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
