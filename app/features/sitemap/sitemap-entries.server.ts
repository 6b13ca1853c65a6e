import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { listTag } from '#app/cms/collection/listing/cache-tags.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { imageView } from '#app/cms/image-view.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { article } from '#app/collections/article/schema.ts';
import { collections } from '#app/collections/registry.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';

/** A sitemap may name 50,000 addresses, and each entry has two; a part of this size is small enough to be kept in memory. */
const sitemapPageSize = 2_500;
/** Events leave 30 days after their end but stay reachable (docs/behaviour/standards.md#discovery). */
const daysAfterEnd = 30;

export type SitemapEntry = { urls: Localized<string>; changed: Localized<string>; images: string[] };

/** Collections whose entries have pages, in the order of the registry: one part of the sitemap each. */
export function sitemapTypes(): string[] {
  return Object.values(collections).flatMap(({ pages, type }) => (pages && !pages.isForTeam ? [type] : []));
}

/** What a part of the sitemap depends on, for the cache. */
export function sitemapTags(type: string): string[] {
  return [listTag(type), ...(type in shelves ? [listTag(article.type)] : [])];
}

/** Terms whose page is nothing but a list of articles, and the filter that makes it. */
const shelves: Readonly<Record<string, string>> = { tag: 'tag', 'article-category': 'category' };

/** What is worth finding of these types: no event long past, and no list without an article in it. */
const worthFinding = `type = any($1::text[]) and (type <> 'event' or until_day >= $2::date)
  and (not $3::jsonb ? type or exists (select 1 from listing_facet
    where facet = '${article.type}.' || listing.locale || '.' || ($3::jsonb ->> type) || '.' || listing.number))`;

function worthFindingOf(types: readonly string[], now: Temporal.Instant) {
  return [types, venueDay(now.subtract({ hours: 24 * daysAfterEnd })), JSON.stringify(shelves)];
}

/** How many parts each kind has; what has nothing to be found has none. */
export async function sitemapParts(now: Temporal.Instant): Promise<{ type: string; page: number }[]> {
  const { rows } = await pool().query<{ type: string; pages: number }>(
    `select type, ceil(count(distinct number) / $4::float8)::int as pages from listing
     where ${worthFinding} group by type order by type`,
    [...worthFindingOf(sitemapTypes(), now), sitemapPageSize],
  );
  return rows.flatMap(({ type, pages }) => Array.from({ length: pages }, (_, at) => ({ type, page: at + 1 })));
}

/** One part of the sitemap: published entries with their addresses in each language, when they changed, their pictures. */
export async function sitemapEntries({
  type,
  now,
  page = 1,
}: {
  type: string;
  now: Temporal.Instant;
  page?: number;
}): Promise<SitemapEntry[]> {
  const definition = collections[type];
  if (!definition?.pages) return [];
  const { rows } = await pool().query<{ number: number; texts: Row[] }>(
    `select number::float8 as number, jsonb_agg(jsonb_build_object('locale', locale, 'slug', slug, 'media', card->'media',
       'changed', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) as texts
     from listing where ${worthFinding}
     group by number order by number limit $4 offset $5`,
    [...worthFindingOf([type], now), sitemapPageSize, (page - 1) * sitemapPageSize],
  );
  return rows.map(({ number, texts }) => sitemapEntry(definition, number, texts));
}

type Row = { locale: Locale; slug: string; changed: string; media: MediaRecord[] };

function sitemapEntry(definition: CollectionDefinition, number: number, texts: Row[]): SitemapEntry {
  const entry: SitemapEntry = { urls: {}, changed: {}, images: [] };
  const images = new Set<string>();
  for (const { locale, slug, changed, media } of texts) {
    const url = entryUrl(definition, { locale, slug, number });
    if (url) entry.urls[locale] = url;
    entry.changed[locale] = changed;
    for (const record of media)
      if (record.kind === 'image' || record.kind === 'vector')
        images.add(imageView(record, { chosen: {}, texts: {}, locale }).src);
  }
  return { ...entry, images: [...images] };
}
