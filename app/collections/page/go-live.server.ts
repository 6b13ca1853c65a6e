import { sql } from 'drizzle-orm';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { type FoundReference, referencesOf, searchTextOf } from '#app/cms/compile.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { reference } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { rewriteAddresses } from './addresses.server.ts';
import type { PageDocument } from './page-document.ts';
import { indexEntry, publishedTag, siteIndexTag } from './site-index.server.ts';

export type GoLive = {
  pageId: string;
  locale: Locale;
  version: { id: string; n: number };
  doc: PageDocument;
  userId: string | null;
  definitions: Definitions;
  /** What the audit says: a first publication, one at a time, or an older version brought back. */
  action?: 'publish' | 'publish:scheduled' | 'publish:version';
};

export type Live = { n: number; published_at: string; path: string };

/** Everything that happens when a version becomes the one visitors read, from top to bottom, in one transaction. */
export async function goLive(tx: Transaction, command: GoLive): Promise<Live> {
  const { pageId, locale, version, doc, userId, definitions, action = 'publish' } = command;
  const before = await indexEntry(tx, pageId, locale);
  const published_at = await pointTo(tx, command);
  const path = (await rewriteAddresses(tx, pageId, locale)) ?? '';
  const text = searchTextOf(doc.nodes, locale, definitions);
  await writeSearch(tx, { pageId, locale, title: doc.page.title, text });
  await writeReferences(tx, { pageId, locale, references: referencesOf(doc.nodes, locale, definitions) });
  await writePublishAudit(tx, { action, pageId, locale, userId, detail: { version: version.n } });
  const isSaidAnew = before !== (await indexEntry(tx, pageId, locale));
  await bumpEpoch(tx, [`page:${pageId}`, publishedTag, ...(isSaidAnew ? [siteIndexTag, 'redirects'] : [])]);
  return { n: version.n, published_at, path };
}

async function pointTo(tx: Transaction, { pageId, locale, version, userId }: GoLive): Promise<string> {
  const { rows } = await tx.execute<{ published_at: string }>(sql`
    insert into publication (content_type, object_id, locale, version_id, published_at, published_by)
    values ('page', ${pageId}, ${locale}, ${version.id}, clock_timestamp(), ${userId})
    on conflict (content_type, object_id, locale)
    do update set version_id = excluded.version_id, published_at = excluded.published_at, published_by = excluded.published_by
    returning to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at`);
  return rows[0]?.published_at ?? '';
}

type NewSearch = { pageId: string; locale: Locale; title: string; text: Record<'A' | 'B' | 'C' | 'D', string> };

async function writeSearch(tx: Transaction, { pageId, locale, title, text }: NewSearch): Promise<void> {
  const language = locale === 'de' ? sql`'foyer_de'` : sql`'foyer_en'`;
  const weighted = (words: string, weight: string) =>
    sql`setweight(to_tsvector(${language}::regconfig, ${words}), ${weight})`;
  const body = [text.A, text.B, text.C, text.D].filter(Boolean).join('\n');
  await tx.execute(sql`
    insert into search_document (content_type, object_id, locale, title, body, tsv)
    values ('page', ${pageId}, ${locale}, ${title}, ${body},
      ${weighted(`${title}\n${text.A}`, 'A')} || ${weighted(text.B, 'B')} || ${weighted(text.C, 'C')} || ${weighted(text.D, 'D')})
    on conflict (content_type, object_id, locale)
    do update set title = excluded.title, body = excluded.body, tsv = excluded.tsv`);
}

type NewReferences = { pageId: string; locale: Locale; references: FoundReference[] };

/** What the published version points at, beside what the draft does: both count before something is deleted. */
export async function writeReferences(tx: Transaction, { pageId, locale, references }: NewReferences): Promise<void> {
  await tx.execute(sql`
    delete from reference where source_type = 'publication' and source_id = ${pageId} and locale = ${locale}`);
  if (references.length === 0) return;
  const owner = { owner_type: 'page', owner_id: pageId };
  await tx.insert(reference).values(
    references.map(({ source, field, type, id }) => ({
      source_type: 'publication',
      source_id: pageId,
      ...owner,
      locale,
      field: `${source}.${field}`,
      target_type: type,
      target_id: id,
    })),
  );
}

export type PublishAudit = {
  action: string;
  pageId: string;
  locale: Locale;
  userId: string | null;
  detail: Record<string, unknown>;
};

export async function writePublishAudit(
  tx: Transaction,
  { action, pageId, locale, userId, detail }: PublishAudit,
): Promise<void> {
  await tx.execute(sql`
    insert into audit (user_id, action, content_type, object_id, locale, detail)
    values (${userId}, ${action}, 'page', ${pageId}, ${locale}, ${JSON.stringify(detail)}::jsonb)`);
}
