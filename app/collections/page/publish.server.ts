import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import type { MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { reference } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { addressProblem, rewriteAddresses } from './addresses.server.ts';
import {
  type FoundReference,
  nodesIn,
  type PublishProblem,
  pageFieldsIn,
  publishProblems,
  referencesOf,
  searchTextOf,
} from './compile.ts';
import { draftNodes, draftTag, readPage } from './draft.server.ts';
import type { PageDocument } from './page-document.ts';
import { siteIndexTag } from './site-index.server.ts';

export type PublishResult =
  | { kind: 'published'; n: number; published_at: string; path: string }
  | { kind: 'gone' }
  | { kind: 'changed'; draft_tag: string }
  | { kind: 'incomplete'; problems: PublishProblem[] };

export type PublishRequest = {
  pageId: string;
  locale: Locale;
  /** The draft on the screen of the person who publishes; null publishes whatever there is (demo, import). */
  tag: string | null;
  userId: string | null;
  definitions: Definitions;
};

/** Publishes one language of a page: everything that happens on publish, from top to bottom, in one transaction. */
export async function publishPage({
  pageId,
  locale,
  tag,
  userId,
  definitions,
}: PublishRequest): Promise<PublishResult> {
  return transaction(async (tx) => {
    await tx.execute(sql`select id from page where id = ${pageId} for update`);
    const page = await readPage(pageId, tx);
    if (!page) return { kind: 'gone' };
    const draft = await draftNodes('page', pageId, tx);
    const current = draftTag(page, draft);
    if (tag !== null && tag !== current) return { kind: 'changed', draft_tag: current };
    const fields = pageFieldsIn(page, locale);
    const nodes = nodesIn(draft, locale);
    const references = referencesOf(nodes, locale, definitions);
    const media = await mediaFor(tx, [
      ...references,
      ...(fields.og_image ? [{ type: 'media', id: fields.og_image }] : []),
    ]);
    const misplaced = await addressProblem(tx, pageId, locale);
    const problems = [
      ...(misplaced ? [{ module: null, path: 'slug', message: misplaced }] : []),
      ...publishProblems(fields, nodes, { definitions, context: contextFor(locale, media) }),
    ];
    if (problems.length > 0) return { kind: 'incomplete', problems };
    const doc: PageDocument = { page: fields, nodes, media };
    const version = await writeVersion(tx, { pageId, locale, userId, doc });
    const path = (await rewriteAddresses(tx, pageId, locale)) ?? '';
    await writeSearch(tx, { pageId, locale, title: fields.title, text: searchTextOf(nodes, locale, definitions) });
    await writeReferences(tx, { pageId, locale, references });
    await writeAudit(tx, { action: 'publish', pageId, locale, userId, detail: { version: version.n } });
    await bumpEpoch(tx, [`page:${pageId}`, siteIndexTag, 'redirects']);
    return { kind: 'published', ...version, path };
  });
}

/** Takes one language offline. The draft, the versions and the other language stay as they are. */
export async function unpublishPage({
  pageId,
  locale,
  userId,
}: {
  pageId: string;
  locale: Locale;
  userId: string;
}): Promise<boolean> {
  return transaction(async (tx) => {
    const { rowCount } = await tx.execute(
      sql`delete from publication where content_type = 'page' and object_id = ${pageId} and locale = ${locale}`,
    );
    if (!rowCount) return false;
    await tx.execute(
      sql`delete from address where content_type = 'page' and object_id = ${pageId} and locale = ${locale}`,
    );
    await tx.execute(
      sql`delete from search_document where content_type = 'page' and object_id = ${pageId} and locale = ${locale}`,
    );
    await writeReferences(tx, { pageId, locale, references: [] });
    await writeAudit(tx, { action: 'unpublish', pageId, locale, userId, detail: {} });
    await bumpEpoch(tx, [`page:${pageId}`, siteIndexTag]);
    return true;
  });
}

function contextFor(locale: Locale, media: MediaRecord[]): ResolveContext {
  return resolveContext({ locale, media, addresses: {} });
}

async function mediaFor(tx: Transaction, references: { type: string; id: string }[]): Promise<MediaRecord[]> {
  const ids = [...new Set(references.filter(({ type }) => type === 'media').map(({ id }) => id))];
  const { rows } = await tx.execute<MediaRecord>(sql`
    select id, kind, name, mime, bytes::int, width, height, hash, placeholder, alt, credit, focal
    from media where id = any(${sql.param(ids)}::uuid[]) and deleted_at is null order by id`);
  return rows;
}

type NewVersion = { pageId: string; locale: Locale; userId: string | null; doc: PageDocument };

async function writeVersion(tx: Transaction, { pageId, locale, userId, doc }: NewVersion) {
  const id = randomUUID();
  const { rows } = await tx.execute<{ n: number; published_at: string }>(sql`
    with written as (
      insert into version (id, content_type, object_id, locale, n, kind, by_user, doc)
      select ${id}, 'page', ${pageId}, ${locale}, coalesce(max(n), 0) + 1, 'publish', ${userId}, ${JSON.stringify(doc)}::jsonb
      from version where content_type = 'page' and object_id = ${pageId} and locale = ${locale}
      returning id, n
    ), pointed as (
      insert into publication (content_type, object_id, locale, version_id, published_at, published_by)
      select 'page', ${pageId}, ${locale}, id, clock_timestamp(), ${userId} from written
      on conflict (content_type, object_id, locale)
      do update set version_id = excluded.version_id, published_at = excluded.published_at, published_by = excluded.published_by
      returning published_at
    )
    select n, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at from written, pointed`);
  const row = rows[0];
  if (!row) throw new Error('The version was written but not answered.');
  return row;
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
async function writeReferences(tx: Transaction, { pageId, locale, references }: NewReferences): Promise<void> {
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

type NewAudit = {
  action: string;
  pageId: string;
  locale: Locale;
  userId: string | null;
  detail: Record<string, unknown>;
};

async function writeAudit(tx: Transaction, { action, pageId, locale, userId, detail }: NewAudit): Promise<void> {
  await tx.execute(sql`
    insert into audit (user_id, action, content_type, object_id, locale, detail)
    values (${userId}, ${action}, 'page', ${pageId}, ${locale}, ${JSON.stringify(detail)}::jsonb)`);
}
