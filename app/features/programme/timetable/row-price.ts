import { languageTags } from '#app/i18n/format-day.ts';
import { keptFormat } from '#app/i18n/kept-format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

type Prices = {
  price_from: number | null;
  price_to: number | null;
  price_reduced: number | null;
  price_text: string;
  ticket_state: string;
};

/** What it costs, short enough for a row: the venue's own words first, else `14 bis 32 €` or `9 / 5 €`. */
export function formatPrice(prices: Prices, locale: Locale): string {
  const { price_from, price_to, price_reduced, price_text, ticket_state } = prices;
  if (ticket_state === 'free' || ticket_state === 'included') return '';
  if (price_text && price_text.length <= 40) return price_text;
  const low = price_from ?? price_to;
  if (low === null || (low === 0 && !price_to)) return '';
  const high = price_to ?? low;
  if (high > low) return m.programme_price_range({ from: amount(low, locale), to: amount(high, locale) }, { locale });
  if (price_reduced !== null && price_reduced < low)
    return m.programme_price_reduced(
      { price: amount(low, locale), reduced: amount(price_reduced, locale) },
      { locale },
    );
  return m.programme_price({ price: amount(low, locale) }, { locale });
}

/** `12`, `12,50`, `12.50`. */
export function amount(price: number, locale: Locale): string {
  const digits = Number.isInteger(price) ? 0 : 2;
  return keptFormat(Intl.NumberFormat, languageTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  }).format(price);
}
