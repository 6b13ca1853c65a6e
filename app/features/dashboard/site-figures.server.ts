import { pool } from '#app/db/client.server.ts';
import { readStoredSettings } from '../site-settings/settings.server.ts';

type Counts = { published_de: number; published_en: number; in_bin: number; missing: number };

/** How the site stands: its switches, how much of it is public, in the bin and asked for in vain. */
export async function siteFigures() {
  const [{ is_site_online, is_shop_online }, { rows }] = await Promise.all([
    readStoredSettings(),
    pool().query<Counts>(
      `select (select count(*)::int from publication where locale = 'de') as published_de,
              (select count(*)::int from publication where locale = 'en') as published_en,
              (select count(*)::int from page where deleted_at is not null)
                + (select count(*)::int from entry where deleted_at is not null) as in_bin,
              (select count(*)::int from error_log) as missing`,
    ),
  ]);
  const { published_de = 0, published_en = 0, in_bin = 0, missing = 0 } = rows[0] ?? {};
  return { is_site_online, is_shop_online, published: { de: published_de, en: published_en }, in_bin, missing };
}

type Kind = { kind: string; count: number; bytes: number };

/** What the library holds, by kind, and what of its pictures nobody has described. */
export async function assetFigures() {
  const [{ rows: kinds }, { rows: undescribed }] = await Promise.all([
    pool().query<Kind>(
      `select kind, count(*)::int as count, sum(bytes)::float8 as bytes from media where deleted_at is null
       group by kind order by kind`,
    ),
    pool().query<{ count: number }>(
      `select count(*)::int as count from media
       where deleted_at is null and kind in ('image', 'vector') and coalesce(alt ->> 'de', '') = ''`,
    ),
  ]);
  const sum = (key: 'count' | 'bytes') => kinds.reduce((total, kind) => total + kind[key], 0);
  return { count: sum('count'), bytes: sum('bytes'), kinds, without_alt: undescribed[0]?.count ?? 0 };
}
