import { sql } from 'drizzle-orm';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { buildSnapshots } from '#app/cms/publishing/snapshot.server.ts';
import { db } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import type { EntryDocument, EntryRecord, EntryView } from '../entry.ts';
import { entryDrafts } from '../entry-adapter.server.ts';
import { readEntry } from '../entry-rows.server.ts';
import { entrySearchText, type ListingSource, listingRow, titleOf } from '../listing/listing-row.ts';
import { type EntryQuery, type PublishedRow, readPublishedEntry } from '../listing/published.server.ts';
import { publishedBases } from '../listing/published-bases.server.ts';
import { slugOf } from '../slug.ts';

type Online = { locale: string; slug: string; published_at: string };

/** The id of an entry by its public number, whether it is online or not; null when it is in the bin or was never there. */
export async function entryIdOf(type: string, number: number): Promise<string | null> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from entry where type = ${type} and number = ${number} and deleted_at is null`,
  );
  return rows[0]?.id ?? null;
}

/**
 * An entry as its draft would look to visitors of one language, or as a version of it does; the caller has asked the
 * policy. What it inherits is what is published of the other entry.
 */
export async function draftEntry<F extends Fields>(
  definition: CollectionDefinition<F>,
  { id, version = null, ...query }: EntryQuery & { id: string; version?: EntryDocument | null },
): Promise<EntryView<F> | null> {
  const { locale, contentModel } = query;
  const { type } = definition;
  const adapter = entryDrafts(type, contentModel);
  const [entry, [snapshot], online] = await Promise.all([
    readEntry({ type, id }),
    buildSnapshots(db(), { adapter, ids: [id], locale, lock: false }),
    onlineIn(id),
  ]);
  if (!entry || !snapshot) return null;
  const baseOf = await publishedBases(db(), definition, { docs: [snapshot.doc], locale });
  const source: ListingSource = {
    doc: version ?? snapshot.doc,
    ...baseOf(snapshot.doc),
    version_id: '',
    published_at: online.find((one) => one.locale === locale)?.published_at ?? entry.created_at,
    locale,
  };
  const text = entrySearchText(definition, source, contentModel.modules);
  const row = listingRow(definition, source, { numbers: new Map(), text });
  const others = locales.flatMap((one) => {
    const found = online.find((other) => other.locale === one);
    if (found) return [{ locale: one, slug: found.slug, online: true }];
    const slug = one === locale ? row.slug : draftSlug(definition, entry, one);
    return slug === null ? [] : [{ locale: one, slug, online: false }];
  });
  const rendered: PublishedRow = {
    id,
    number: row.number,
    type,
    slug: row.slug,
    title: row.title,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    from_day: row.from_day,
    until_day: row.until_day,
    published_at: row.published_at,
    changed_at: entry.updated_at,
    words: row.card.words,
    card: row.card,
    doc: source.doc,
    base: source.base,
    version: 0,
    others,
  };
  return readPublishedEntry(definition, rendered, query);
}

async function onlineIn(id: string): Promise<Online[]> {
  const { rows } = await db().execute<Online>(sql`
    select locale, slug, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
    from listing where object_id = ${id}`);
  return rows;
}

/** A language nobody has written anything in has no page. */
function draftSlug(definition: CollectionDefinition, { props, i18n }: EntryRecord, locale: 'de' | 'en'): string | null {
  const texts = i18n[locale];
  if (!texts || Object.keys(texts).length === 0) return null;
  const { slug } = texts;
  return typeof slug === 'string' && slug !== ''
    ? slug
    : slugOf(titleOf(definition, { props, texts, inherited: [] }), definition.type);
}
