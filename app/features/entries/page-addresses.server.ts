import type { Address } from '#app/cms/resolve.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { publicAddresses } from '#app/collections/page/public/view.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Where links to pages lead for visitors of one language, by `page:<id>`; entries link to pages too. */
export async function pageAddresses(locale: Locale): Promise<Readonly<Record<string, Address>>> {
  return publicAddresses(await siteIndex(), locale);
}
