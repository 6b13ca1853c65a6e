import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { publishedTag, siteIndex, siteIndexTag, urlsOf } from '#app/collections/page/public/site-index.server.ts';
import { sitemapEntries, sitemapTags, sitemapTypes } from '#app/features/sitemap/sitemap-entries.server.ts';
import { siteOrigin } from '../site-origin.server.ts';
import { type SitemapPage, sitemapXml } from './sitemap-xml.ts';

/**
 * `/sitemap-event-1.xml`: one part of the sitemap. Only what visitors may see is in the lists it reads; kept until one of
 * them changes, and no longer than the day, with which events leave.
 */
export const sitemapRoutes = new Hono<NotingEnv>({ strict: false });

sitemapRoutes.get('/:file{sitemap-[a-z-]+-[1-9][0-9]{0,2}\\.xml}', etag({ weak: true }), async (context) => {
  const [, type = '', page = ''] = /^sitemap-([a-z-]+)-(\d+)\.xml$/.exec(context.req.param('file')) ?? [];
  const isPage = type === 'page' && page === '1';
  if (!isPage && !sitemapTypes().includes(type)) return context.text('404 Not Found', 404);
  const now = Temporal.Now.instant();
  const entries = isPage ? await pages() : await sitemapEntries({ type, now, page: Number(page) });
  if (entries.length === 0) return context.text('404 Not Found', 404);
  context.env?.notes?.tag(...(isPage ? [publishedTag, siteIndexTag] : sitemapTags(type)));
  context.env?.notes?.expireAt(endOfDay(venueDay(now)));
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
