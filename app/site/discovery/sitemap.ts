import { publishedTag, siteIndex, urlsOf } from '#app/collections/page/site-index.server.ts';
import { loadContextOf } from '#app/load-context.ts';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** Only what visitors may see: the site index holds nothing else. */
export async function loader({ context }: Route.LoaderArgs) {
  const index = await siteIndex();
  loadContextOf(context).notes.tag(publishedTag);
  const pages = [...index.pages.values()].map((page) => ({
    urls: urlsOf(page),
    changed: { de: page.byLocale.de?.published_at, en: page.byLocale.en?.published_at },
  }));
  return new Response(sitemapXml(pages, siteOrigin()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
