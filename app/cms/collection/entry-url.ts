import type { Locale } from '#app/i18n/locale.ts';
import { sectionUrls } from '#app/urls.ts';
import siteConfig from '#site-config';
import type { CollectionDefinition } from '../collection.ts';

/** The addresses of this house's sections. */
export const siteUrls = sectionUrls(siteConfig.sections);

type Addressed = { locale: Locale; slug: string; number: number; title?: string };

/** The canonical address of an entry in one language; null when its collection has no pages. */
export function entryUrl(
  { address }: Pick<CollectionDefinition, 'address'>,
  { locale, slug, number }: Addressed,
  addresses = siteUrls,
): string | null {
  return address && addresses[address](locale, slug, String(number));
}
