import { entryUrl } from '#app/cms/collection/entry-url.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { imageView } from '#app/cms/image-view.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { collections } from './registry.ts';

/** A sitemap may name 50,000 addresses, and each entry has two. */
export const sitemapPageSize = 20_000;
/** Events leave 30 days after their end but stay reachable (domain.md 3.2). */
const daysAfterEnd = 30;

export type SitemapEntry = { urls: Localized<string>; changed: Localized<string>; images: string[] };

/** Collections whose entries have pages, in the order of the registry: one part of the sitemap each. */
export function sitemapTypes(): string[] {
  return Object.values(collections).flatMap(({ address, type }) => (address ? [type] : []));
}

/** How many parts each kind has; what has nothing published has none. */
export async function sitemapParts(): Promise<{ type: string; page: number }[]> {
  const { rows } = await pool().query<{ type: string; pages: number }>(
    `select type, ceil(count(distinct number) / $1::float8)::int as pages from listing
     where type = any($2::text[]) group by type order by type`,
    [sitemapPageSize, sitemapTypes()],
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
  if (!definition?.address) return [];
  const oldest = venueDay(now.subtract({ hours: 24 * daysAfterEnd }));
  const { rows } = await pool().query<{ number: number; texts: Row[] }>(
    `select number::float8 as number, jsonb_agg(jsonb_build_object('locale', locale, 'slug', slug, 'media', card->'media',
       'changed', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) as texts
     from listing where type = $1 and ($1 <> 'event' or until_day >= $2::date)
     group by number order by number limit $3 offset $4`,
    [type, oldest, sitemapPageSize, (page - 1) * sitemapPageSize],
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
        images.add(imageView(record, { chosen: {}, words: {}, locale }).src);
  }
  return { ...entry, images: [...images] };
}
