import { publishedTag } from '#app/collections/page/public/site-index.server.ts';
import { sitemapParts, sitemapTags, sitemapTypes } from '#app/features/sitemap/sitemap-entries.server.ts';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapIndexXml } from './sitemap-xml.ts';

/** The index of the sitemap: the pages, and a part for each kind of entry (docs/behaviour/standards.md#discovery). */
export async function loader({ context }: Route.LoaderArgs) {
  const { now, notes } = loadContextOf(context);
  notes.tag(publishedTag, ...sitemapTypes().flatMap(sitemapTags));
  const parts = await sitemapParts(now);
  const paths = [urls.sitemapPart('page', 1), ...parts.map(({ type, page }) => urls.sitemapPart(type, page))];
  return new Response(sitemapIndexXml(paths, siteOrigin()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
