import { sql } from 'drizzle-orm';
import { referencesOf, searchTextOf } from '#app/cms/compile.ts';
import type { Listed, LiveVersion } from '#app/cms/publishing/owner-adapter.ts';
import { pointTo } from '#app/cms/publishing/publication.server.ts';
import {
  removePublishedReferences,
  replacePublishedReferences,
} from '#app/cms/publishing/published-references.server.ts';
import { removeSearchDocuments, replaceSearchDocuments } from '#app/cms/publishing/search-documents.server.ts';
import type { Definitions } from '#app/cms/view/view-nodes.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import type { PageDocument } from '../page-document.ts';
import { rewriteAddresses } from './addresses.server.ts';
import { indexEntry, pageTag, publishedTag, redirectsTag, siteIndexTag } from './site-index.server.ts';

type Listing = { locale: Locale; by: string | null; definitions: Definitions };

/** Points visitors at versions of pages: their addresses and those below, search, and what they point at. */
export async function indexPages(
  tx: Transaction,
  versions: readonly LiveVersion<PageDocument>[],
  { locale, by, definitions }: Listing,
): Promise<Listed> {
  const type = 'page';
  const saidOf = () => Promise.all(versions.map(({ id }) => indexEntry(tx, id, locale)));
  const before = await saidOf();
  const documents = versions.map(({ id, doc: { page, nodes } }) => ({
    id,
    title: page.title,
    text: searchTextOf(nodes, locale, definitions),
  }));
  const pointing = versions.map(({ id, doc }) => ({ id, references: referencesOf(doc.nodes, locale, definitions) }));
  const [published] = await Promise.all([
    pointTo(tx, versions, { type, locale, by }),
    replaceSearchDocuments(tx, documents, { type, locale }),
    replacePublishedReferences(tx, pointing, { type, locale }),
  ]);
  const found: Listed['found'] = [];
  for (const { id } of versions) {
    const path = (await rewriteAddresses(tx, id, locale)) ?? '';
    found.push({ id, published_at: wholeSeconds(published.get(id)), url: urls.page(locale, path) });
  }
  const after = await saidOf();
  const isSaidAnew = after.some((value, at) => value !== before[at]);
  const tags = [...versions.map(({ id }) => pageTag(id)), publishedTag];
  return { found, tags: isSaidAnew ? [...tags, siteIndexTag, redirectsTag] : tags };
}

/** Takes away by what visitors find these pages; answers the tags of what showed them. */
export async function unindexPages(tx: Transaction, ids: readonly string[], locale: Locale): Promise<string[]> {
  await tx.execute(sql`
    delete from address
    where content_type = 'page' and locale = ${locale} and object_id = any(${sql.param([...ids])}::uuid[])`);
  await removeSearchDocuments(tx, ids, { type: 'page', locale });
  await removePublishedReferences(tx, ids, locale);
  return [...ids.map((id) => pageTag(id)), publishedTag, siteIndexTag];
}

function wholeSeconds(instant: string | undefined): string {
  return instant ? Temporal.Instant.from(instant).toString({ smallestUnit: 'second' }) : '';
}
