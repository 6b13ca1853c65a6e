import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { draftEntryAddresses } from '#app/cms/collection/addresses.server.ts';
import { nodesIn } from '#app/cms/compile.ts';
import { outdatedTranslations } from '#app/cms/draft/translation-sources.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Address, MediaRecord } from '#app/cms/resolve.ts';
import { type Database, db, pool, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { mediaRecords } from '#app/media/media-records.server.ts';
import { urls } from '#app/urls.ts';
import { collections } from '../registry.ts';
import { pageFieldsIn } from './compile.ts';
import { documentChanges } from './document-changes.ts';
import type { DraftPayload, PageDraft, PageRecord } from './draft-payload.ts';
import { pathTree } from './page-paths.server.ts';
import { type Compared, publicState } from './public-state.ts';
import { publishedDocuments } from './published-document.server.ts';
import { waitingFor } from './waiting.server.ts';

/** The draft of a page as one person edits it, or null when the page is gone. */
export async function loadDraft({
  pageId,
  locale,
  viewer,
}: {
  pageId: string;
  locale: Locale;
  viewer: Viewer;
}): Promise<PageDraft | null> {
  const page = await readPage(pageId);
  if (!page) return null;
  const owner = { type: 'page', id: pageId };
  const [nodes, media, addresses, published] = await Promise.all([
    draftNodes('page', pageId),
    draftMedia(owner),
    draftAddresses(locale),
    publishedNumbers(owner),
  ]);
  return {
    owner: { ...owner, title: page.title, slots: null, form: null },
    page,
    locale,
    person: viewer.kind === 'visitor' ? '' : viewer.id,
    nodes,
    media,
    addresses,
    draft_tag: draftTag(page, nodes),
    published,
    ...(await stateOf(page, nodes)),
    scheduled: await waitingFor(db(), owner),
    outdated: await outdatedTranslations(nodes.map(({ id }) => id)),
    permissions: {
      publish: can(viewer, 'page:publish'),
      html: can(viewer, 'html:write'),
      pages: can(viewer, 'page:create'),
      settings: can(viewer, 'settings:write'),
    },
  };
}

/** All living modules of an object, containers first, in no particular order below that. */
export async function draftNodes(
  contentType: string,
  objectId: string,
  tx: Database | Transaction = db(),
): Promise<ModuleNode[]> {
  const { rows } = await tx.execute<ModuleNode>(sql`
    with recursive tree as (
      select * from module
      where content_type = ${contentType} and object_id = ${objectId} and parent_id is null and deleted_at is null
      union all
      select module.* from module join tree on module.parent_id = tree.id where module.deleted_at is null
    )
    select id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n, hidden_in,
           schema_version, rev
    from tree`);
  return rows;
}

/** A fingerprint of every revision on the screen: equal tags mean the same draft. */
export function draftTag(page: Pick<PageRecord, 'rev'>, nodes: readonly Pick<ModuleNode, 'id' | 'rev'>[]): string {
  const revisions = nodes.map(({ id, rev }) => `${id}:${rev}`).sort();
  return createHash('sha256')
    .update([`page:${page.rev}`, ...revisions].join('\n'))
    .digest('base64url')
    .slice(0, 27);
}

export async function readPage(id: string, tx: Database | Transaction = db()): Promise<PageRecord | null> {
  const { rows } = await tx.execute<PageRecord>(sql`
    select id, parent_id, position, content_type, slug, title, headline, menu_name, is_clickable, in_menu, in_footer,
           is_landing_page, meta_title, meta_description, og_title, og_description, og_image, og_type, page_class,
           settings_url, language_variant, rev
    from page where id = ${id} and deleted_at is null`);
  return rows[0] ?? null;
}

/** Everything an object or its modules show by now, in any language. */
export function draftMedia({ type, id }: { type: string; id: string }): Promise<MediaRecord[]> {
  return mediaRecords(sql`id in (
    select target_id::uuid from reference where owner_type = ${type} and owner_id = ${id} and target_type = 'media')`);
}

/** Editors follow links to offline pages and entries too; each address says which it is. */
export async function draftAddresses(
  locale: Locale,
  tx: Database | Transaction = db(),
  owner = 'page',
): Promise<Record<string, Address>> {
  const { rows } = await tx.execute<{ id: string; path: string | null; title: string; online: boolean }>(sql`
    ${pathTree}
    select tree.id, tree.path, coalesce(page.title->>${locale}, '') as title, publication.object_id is not null as online
    from tree join page on page.id = tree.id
    left join publication on publication.content_type = 'page' and publication.object_id = tree.id
      and publication.locale = ${locale}
    where tree.locale = ${locale}`);
  const pages = rows.map(({ id, path, title, online }) => [
    `page:${id}`,
    { href: path === null ? null : urls.page(locale, path), title, online },
  ]);
  return { ...Object.fromEntries(pages), ...(await draftEntryAddresses(tx, { owner, locale, collections })) };
}

/** Which version visitors read in each language. */
export async function publishedNumbers({ type, id }: { type: string; id: string }): Promise<DraftPayload['published']> {
  const { rows } = await pool().query<{ locale: Locale; n: number; at: string }>(
    `select publication.locale, version.n, to_char(publication.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from publication join version on version.id = publication.version_id
     where publication.content_type = $1 and publication.object_id = $2`,
    [type, id],
  );
  const by = new Map(rows.map(({ locale, n, at }) => [locale, { n, at }]));
  return { de: by.get('de') ?? null, en: by.get('en') ?? null };
}

/** How much of the draft visitors of each language see. */
async function stateOf(page: PageRecord, draft: readonly ModuleNode[]) {
  const published = await publishedDocuments(page.id);
  const compare = (locale: Locale): Compared => {
    const current = { page: pageFieldsIn(page, locale), nodes: nodesIn(draft, locale) };
    const before = published[locale] ?? null;
    return { changes: documentChanges(before, current, locale), published: before?.nodes ?? [] };
  };
  return publicState({ de: compare('de'), en: compare('en') });
}
