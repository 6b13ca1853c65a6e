import { sql } from 'drizzle-orm';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { SearchText } from '#app/cms/compile.ts';
import { storedOf } from '#app/cms/field-set.ts';
import {
  removePublishedReferences,
  replacePublishedReferences,
} from '#app/cms/publishing/published-references.server.ts';
import { removeSearchDocuments, replaceSearchDocuments } from '#app/cms/publishing/search-documents.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type ContentSchema, collectionOf } from '../content-model.ts';
import { documentReferences } from '../document-references.ts';
import { baseOf } from '../draft-summary.ts';
import { numbersOf, publishedDocuments } from '../entry-rows.server.ts';
import {
  entrySearchText,
  facetKey,
  type ListingRow,
  type ListingSource,
  listingRow,
  publishedValues,
  titleOf,
} from './listing-row.ts';

/** What a cache needs to know of a listing that was written or taken away. */
export type Touched = Pick<ListingRow, 'object_id' | 'facets'>;

/**
 * What visitors' lists, search and link safety know of these published entries, written anew from their versions. What
 * has no title, because the entry it inherits it from is offline, is hidden until that is back; it stays published.
 */
export async function writeListings(
  tx: Transaction,
  {
    type,
    locale,
    contentModel,
    sources: all,
  }: { type: string; locale: Locale; contentModel: ContentSchema; sources: readonly ListingSource[] },
): Promise<{ rows: ListingRow[]; hidden: Touched[] }> {
  const definition = collectionOf(contentModel, type);
  const isNamed = (source: ListingSource) => titleOf(definition, publishedValues(definition, source)) !== '';
  const nameless = all.filter((source) => !isNamed(source)).map(({ doc }) => doc.entry.id);
  const hidden = await removeListings(tx, { type, ids: nameless, locale });
  const sources = all.filter(isNamed);
  if (sources.length === 0) return { rows: [], hidden };
  const numbers = await numbersOf(
    tx,
    sources.flatMap((source) => facetTargets(definition, source)),
  );
  const texts = sources.map((source) => entrySearchText(definition, source, contentModel.modules));
  const rows = sources.map((source, at) => listingRow(definition, source, { numbers, text: texts[at] ?? noText }));
  await replaceListings(tx, { type, locale, rows });
  const documents = rows.map((row, at) => ({ ...row, id: row.object_id, text: texts[at] ?? noText }));
  await replaceSearchDocuments(tx, documents, { type, locale });
  const pointing = sources.map(({ doc }) => ({
    id: doc.entry.id,
    references: documentReferences(definition, doc, { locale, modules: contentModel.modules }),
  }));
  await replacePublishedReferences(tx, pointing, { type, locale });
  return { rows, hidden };
}

/** Takes entries out of everything visitors can find in one language. Answers which of them were there. */
export async function removeListings(
  tx: Transaction,
  { type, ids, locale }: { type: string; ids: readonly string[]; locale: Locale },
): Promise<Touched[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await tx.execute<Touched>(sql`
    with gone as (
      delete from listing where locale = ${locale} and type = ${type} and object_id = any(${wanted})
      returning object_id, number, facets
    ), without_facets as (
      delete from listing_facet using gone
      where listing_facet.number = gone.number
        and (facet = ${facetKey({ type, locale })} or facet like ${`${facetKey({ type, locale })}.%`})
    )
    select object_id, coalesce(facets, '{}') as facets from gone`);
  await removeSearchDocuments(tx, ids, { type, locale });
  await removePublishedReferences(tx, ids, locale);
  return rows;
}

/** Entries that inherit from these are listed anew, because what they show has changed with them. */
export async function refreshDependents(
  tx: Transaction,
  {
    type,
    ids,
    locale,
    contentModel,
  }: { type: string; ids: readonly string[]; locale: Locale; contentModel: ContentSchema },
): Promise<{ type: string; rows: Touched[] }[]> {
  const dependents = Object.values(contentModel.collections).filter(({ inherits }) => inherits?.from === type);
  const refreshed: { type: string; rows: Touched[] }[] = [];
  for (const dependent of dependents) {
    const before = await facetsOfDependents(tx, { type: dependent.type, ids, locale });
    const sources = await sourcesOfDependents(tx, { definition: dependent, ids, locale });
    const { rows, hidden } = await writeListings(tx, { type: dependent.type, locale, contentModel, sources });
    const touched = [...before, ...rows, ...hidden];
    if (touched.length > 0) refreshed.push({ type: dependent.type, rows: touched });
  }
  return refreshed;
}

/** What they were filed under until now: those lists change too. */
async function facetsOfDependents(
  tx: Transaction,
  { type, ids, locale }: { type: string; ids: readonly string[]; locale: Locale },
): Promise<Touched[]> {
  const { rows } = await tx.execute<Touched>(sql`
    select object_id, facets from listing
    where type = ${type} and locale = ${locale} and base_id = any(${sql.param([...ids])}::uuid[])`);
  return rows;
}

/** Published dependents, also those that are hidden because these entries were offline. */
async function sourcesOfDependents(
  tx: Transaction,
  { definition, ids, locale }: { definition: CollectionDefinition; ids: readonly string[]; locale: Locale },
): Promise<ListingSource[]> {
  const wanted = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await tx.execute<Omit<ListingSource, 'base' | 'base_id'>>(sql`
    select version.doc, publication.version_id, publication.locale,
           to_char(coalesce(listing.published_at, publication.published_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published_at
    from publication
    join version on version.id = publication.version_id
    left join listing on listing.locale = publication.locale and listing.object_id = publication.object_id
    where publication.content_type = ${definition.type} and publication.locale = ${locale} and publication.object_id in (
      select id from entry where base_id = any(${wanted})
      union select object_id from listing where base_id = any(${wanted}) and locale = ${locale})
    order by publication.object_id for update of publication`);
  const bases = await publishedDocuments(tx, { ids, locale });
  return rows.flatMap((row) => {
    const base_id = baseOf(definition, row.doc);
    // The draft may name another one already; what is published decides.
    return base_id && ids.includes(base_id) ? [{ ...row, base_id, base: bases.get(base_id) ?? null }] : [];
  });
}

function facetTargets(definition: CollectionDefinition, source: ListingSource): string[] {
  const { props, texts } = publishedValues(definition, source);
  return Object.values(definition.facets).flatMap(
    (name) => definition.fields[name]?.references(storedOf(name, props, texts)).map(({ id }) => id) ?? [],
  );
}

async function replaceListings(
  tx: Transaction,
  { type, locale, rows }: { type: string; locale: Locale; rows: ListingRow[] },
): Promise<void> {
  const whole = facetKey({ type, locale });
  await tx.execute(sql`
    with fresh as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        locale text, object_id uuid, type text, number bigint, version_id uuid, base_id uuid, slug text, title text,
        starts_at timestamptz, ends_at timestamptz, from_day date, until_day date, sort text, facets text[], card jsonb,
        published_at timestamptz)
    ), listed as (
      insert into listing (locale, object_id, type, number, version_id, base_id, slug, title, starts_at, ends_at,
        from_day, until_day, sort, facets, card, published_at, changed_at)
      select locale, object_id, type, number, version_id, base_id, slug, title, starts_at, ends_at, from_day, until_day,
             sort, facets, card, published_at, clock_timestamp() from fresh
      on conflict (locale, object_id) do update set
        version_id = excluded.version_id, base_id = excluded.base_id, slug = excluded.slug, title = excluded.title,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at, from_day = excluded.from_day,
        until_day = excluded.until_day, sort = excluded.sort, facets = excluded.facets, card = excluded.card,
        published_at = excluded.published_at, changed_at = excluded.changed_at
    ), wanted as (
      select ${whole}::text collate "C" as facet, sort collate "C" as sort, number from fresh
      union all
      select ${whole}::text || '.' || facet, sort, number from fresh, unnest(facets) as facet
    ), without as (
      delete from listing_facet using fresh
      where listing_facet.number = fresh.number
        and (listing_facet.facet = ${whole} or listing_facet.facet like ${`${whole}.%`})
        and not exists (select 1 from wanted where wanted.facet = listing_facet.facet
          and wanted.sort = listing_facet.sort and wanted.number = listing_facet.number)
    )
    insert into listing_facet (facet, sort, number) select facet, sort, number from wanted on conflict do nothing`);
}

const noText: SearchText = { A: '', B: '', C: '', D: '' };
