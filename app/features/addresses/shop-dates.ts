import type { Locale } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import siteConfig from '#site-config';

type Link = { href: string; external: boolean };

/**
 * A ticket link that leads to a shop as a whole leads to the date itself, where the shop knows dates, and to the shop in
 * the language of the page. Every other link stays as somebody wrote it.
 */
export function linkToDate<Kind extends Link>(link: Kind | null, number: number, locale: Locale): Kind | null {
  const entry = siteConfig.webshop.entries.find(({ path }) => `/${path}` === link?.href);
  if (!link || !entry) return link;
  const isKnown = entry.kind === 'sandbox' || (entry.kind === 'iframe' && entry.date);
  const language = locale === defaultLocale ? '' : `/${locale}`;
  return { ...link, href: `/${entry.path}${language}${isKnown ? `/date/${number}` : ''}` };
}

/** The number of the date that an address behind a shop's entry point names, such as `en/date/12`. */
export function dateInAddress(rest: string): number | null {
  const number = /(?:^|\/)date\/([1-9]\d{0,8})$/.exec(rest)?.[1];
  return number ? Number(number) : null;
}
