import { languageTags } from './format-day.ts';
import { type Locale, locales } from './locale.ts';

const narrow = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const;

/** `€` or `$`, as each language writes a currency. */
export function currencySigns(currency: string): Record<Locale, string> {
  const signs = locales.map((locale) => {
    const format = new Intl.NumberFormat(languageTags[locale], { ...narrow, currency });
    return [locale, format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency];
  });
  // Proof: it has an entry for every locale.
  return Object.fromEntries(signs) as Record<Locale, string>;
}
