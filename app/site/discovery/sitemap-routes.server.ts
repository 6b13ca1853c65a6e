import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { sitemapPart } from '#app/features/sitemap/sitemap-part.server.ts';
import { siteOrigin } from '../site-origin.server.ts';
import { sitemapXml } from './sitemap-xml.ts';

/**
 * `/sitemap-event-1.xml`: one part of the sitemap. Only what visitors may see is in the lists it reads; kept until one of
 * them changes, and no longer than the day, with which events leave.
 */
export const sitemapRoutes = new Hono<NotingEnv>({ strict: false });

sitemapRoutes.get('/:file{sitemap-[a-z-]+-[1-9][0-9]{0,2}\\.xml}', etag({ weak: true }), async (context) => {
  const [, type = '', page = ''] = /^sitemap-([a-z-]+)-(\d+)\.xml$/.exec(context.req.param('file')) ?? [];
  const now = Temporal.Now.instant();
  const part = await sitemapPart(type, { page: Number(page), now });
  if (!part) return context.text('404 Not Found', 404);
  context.env?.notes?.tag(...part.tags);
  context.env?.notes?.expireAt(endOfDay(venueDay(now)));
  return context.body(sitemapXml(part.entries, siteOrigin()), 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': visitorCacheControl,
  });
});
