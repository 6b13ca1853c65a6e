import { publishedTag, siteIndex, siteIndexTag, urlsOf } from '#app/collections/page/public/site-index.server.ts';
import { type SitemapEntry, sitemapEntries, sitemapTags, sitemapTypes } from './sitemap-entries.server.ts';

type Source = { read(page: number, now: Temporal.Instant): Promise<readonly SitemapEntry[]>; tags: readonly string[] };

/** Where the parts of the sitemap come from: the pages, and every collection with pages. */
const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
  ['page', { read: async (page) => (page === 1 ? pages() : []), tags: [publishedTag, siteIndexTag] }],
  ...sitemapTypes().map((type): [string, Source] => [
    type,
    { read: (page, now) => sitemapEntries({ type, now, page }), tags: sitemapTags(type) },
  ]),
]);

/** One part of the sitemap with what it depends on; null for what has none. */
export async function sitemapPart(
  type: string,
  { page, now }: { page: number; now: Temporal.Instant },
): Promise<{ entries: readonly SitemapEntry[]; tags: readonly string[] } | null> {
  const source = sources.get(type);
  const entries = source ? await source.read(page, now) : [];
  return source && entries.length > 0 ? { entries, tags: source.tags } : null;
}

async function pages(): Promise<SitemapEntry[]> {
  const index = await siteIndex();
  return [...index.pages.values()].map((page) => ({
    urls: urlsOf(page),
    changed: { de: page.byLocale.de?.published_at, en: page.byLocale.en?.published_at },
    images: [],
  }));
}
