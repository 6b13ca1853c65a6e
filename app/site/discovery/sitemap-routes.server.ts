import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import { siteIndex, urlsOf } from '#app/collections/page/site-index.server.ts';
import { sitemapEntries, sitemapTypes } from '#app/collections/sitemap-entries.server.ts';
import { siteOrigin } from '../site-origin.server.ts';
import { type SitemapPage, sitemapXml } from './sitemap-xml.ts';

/** `/sitemap-event-1.xml`: one part of the sitemap. Only what visitors may see is in the lists it reads. */
export const sitemapRoutes = new Hono({ strict: false });

sitemapRoutes.get('/:file{sitemap-[a-z-]+-[1-9][0-9]{0,2}\\.xml}', etag({ weak: true }), async (context) => {
  const [, type = '', page = ''] = /^sitemap-([a-z-]+)-(\d+)\.xml$/.exec(context.req.param('file')) ?? [];
  const isPage = type === 'page' && page === '1';
  if (!isPage && !sitemapTypes().includes(type)) return context.text('404 Not Found', 404);
  const now = Temporal.Now.instant();
  const entries = isPage ? await pages() : await sitemapEntries({ type, now, page: Number(page) });
  if (entries.length === 0) return context.text('404 Not Found', 404);
  return context.body(sitemapXml(entries, siteOrigin()), 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': visitorCacheControl,
  });
});

async function pages(): Promise<SitemapPage[]> {
  const index = await siteIndex();
  return [...index.pages.values()].map((page) => ({
    urls: urlsOf(page),
    changed: { de: page.byLocale.de?.published_at, en: page.byLocale.en?.published_at },
  }));
}
