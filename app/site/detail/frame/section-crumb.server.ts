import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Crumb } from '#app/site/page/breadcrumb.tsx';

/** The list something belongs to, under the name the editors gave its page; else under ours. */
export async function sectionCrumb(url: string, name: string, locale: Locale): Promise<Crumb> {
  const { pages } = await siteIndex();
  const page = [...pages.values()].find(({ byLocale }) => byLocale[locale]?.url === url)?.byLocale[locale];
  return { url, title: page?.menu_name || page?.title || name };
}
