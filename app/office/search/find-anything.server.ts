import { sql } from 'drizzle-orm';
import { findLinkTargets } from '#app/collections/page/public/targets.server.ts';
import { allCollections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import { findMedia } from '#app/features/media-library/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { collectionName, formatDay, titleIn } from '../format.ts';

type Found = { key: string; title: string; note: string; url: string };
/** What was found in one collection; `all` leads to the whole list. */
export type FoundIn = { title: string; all: string | null; results: Found[] };

const mostOfEach = 6;
const mostPictures = 12;

/**
 * Anything the office knows by words of its title in either language or by its number: entries of every collection, the
 * next dates first, then pages, pictures and files. Entries in the bin are not found.
 */
export async function findAnything(text: string, locale: Locale): Promise<FoundIn[]> {
  const q = text.replaceAll('\0', '').trim().slice(0, 200);
  if (q === '') return [];
  const [entries, pages, media] = await Promise.all([
    findEntries(q, locale),
    findLinkTargets({ q, locale }),
    findMedia({ q, page: 1, pageSize: mostPictures }),
  ]);
  const found: FoundIn[] = allCollections.map(({ type }) => ({
    title: collectionName(type),
    all: `${urls.officeArea(locale, type)}?q=${encodeURIComponent(q)}`,
    results: entries.filter((entry) => entry.type === type),
  }));
  const pagesFound = pages.flatMap(({ id, title, url }) =>
    url ? [{ key: id, title, url: `${url}?edit`, note: '' }] : [],
  );
  const mediaFound = media.results.map(({ id, name, alt }) => ({
    key: id,
    title: name,
    note: alt[locale] ?? '',
    url: urls.officeMedia(locale, id),
  }));
  return [
    ...found,
    { title: m.office_search_pages(), all: null, results: pagesFound.slice(0, mostPictures) },
    {
      title: m.office_media(),
      all: `${urls.officeArea(locale, 'media')}?q=${encodeURIComponent(q)}`,
      results: mediaFound,
    },
  ].filter(({ results }) => results.length > 0);
}

type Row = { id: string; type: string; number: number; de: string; en: string; day: string | null };

async function findEntries(q: string, locale: Locale): Promise<(Found & { type: string })[]> {
  const like = containing(q);
  const number = /^[1-9]\d{0,14}$/.test(q) ? Number(q) : null;
  const types = allCollections.map(({ type }) => type);
  const { rows } = await db().execute<Row>(sql`
    select id, kind.type, number::float8 as number, label_de as de, label_en as en,
           to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
    from unnest(${sql.param(types)}::text[]) as kind(type), lateral (
      select id, number, label_de, label_en, starts_at from entry
      where entry.type = kind.type and deleted_at is null
        and ((label_de || ' ' || label_en) ilike ${like} or number = ${number})
      order by (number = ${number}) desc nulls last, starts_at < now() - interval '1 day', abs(extract(epoch from starts_at - now())),
        label_de, number limit ${mostOfEach}) hit`);
  return rows.map(({ id, type, number: known, de, en, day }) => ({
    key: id,
    type,
    title: titleIn({ de, en }, locale, known),
    note: day ? formatDay(day, locale) : '',
    url: urls.officeEntry(locale, type, known),
  }));
}
