import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import type { EntryDocument } from '#app/cms/collection/entry.ts';
import { entryContent } from '#app/cms/collection/entry-content.ts';
import { nodesIn, type PublishProblem } from '#app/cms/compile.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { db, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pageFieldsIn } from './compile.ts';
import { missingIn } from './compile-draft.server.ts';
import { type DocumentChanges, documentChanges } from './document-changes.ts';
import { documentMedia } from './document-media.server.ts';
import { draftNodes, draftTag, readPage } from './draft.server.ts';
import { draftDocument } from './draft-document.server.ts';
import type { PageDocument, PageFields } from './page-document.ts';
import { publishedDocument } from './published-document.server.ts';
import { type VersionKind, writeVersion } from './write-version.server.ts';

export type ListedVersion = {
  id: string;
  n: number;
  kind: VersionKind;
  label: string | null;
  by: string | null;
  at: string;
  /** True for the one visitors read. */
  live: boolean;
  /** What differs from the version before it. */
  changes: DocumentChanges;
};

type Stored = PageDocument | EntryDocument;
type Row = Omit<ListedVersion, 'changes'> & { doc: Stored; earlier: Stored | null };

/** The history of one language of a page or an entry in words, newest first; the caller has asked the policy. */
export async function listVersions(request: {
  /** `page`, or the type of the entry. */
  type?: string;
  pageId: string;
  locale: Locale;
  page: number;
  pageSize: number;
}): Promise<{ count: number; results: ListedVersion[] }> {
  const { type = 'page', pageId, locale, page, pageSize } = request;
  const { rows } = await db().execute<Row & { total: number }>(sql`
    select version.id, n, kind, label, "user".name as by, doc,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
           publication.version_id is not null as live,
           lead(doc) over (order by n desc) as earlier,
           count(*) over ()::int as total
    from version
    left join "user" on "user".id = version.by_user
    left join publication on publication.version_id = version.id
    where version.content_type = ${type} and version.object_id = ${pageId} and version.locale = ${locale}
    order by n desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const results = rows.map(({ doc, earlier, total: _, ...version }) => ({
    ...version,
    changes: documentChanges(earlier && contentOf(earlier), contentOf(doc), locale),
  }));
  return { count: rows[0]?.total ?? 0, results };
}

/** One version with everything in it; the caller has asked the policy. */
export async function readVersion(request: {
  type?: string;
  pageId: string;
  locale: Locale;
  n: number;
}): Promise<(Head & { doc: Comparable }) | null> {
  const { type = 'page', pageId, locale, n } = request;
  const { rows } = await db().execute<Head & { doc: Stored }>(sql`
    select version.id, n, kind, label, "user".name as by, doc,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from version left join "user" on "user".id = version.by_user
    where content_type = ${type} and object_id = ${pageId} and locale = ${locale} and n = ${n}`);
  const [found] = rows;
  return found ? { ...found, doc: contentOf(found.doc) } : null;
}

type Head = Omit<ListedVersion, 'changes' | 'live'>;

/** Both kinds of documents in the same shape: what the modules belong to, and the modules. */
type Comparable = { page: PageFields | Record<string, unknown>; nodes: ModuleNode[] };

function contentOf(doc: Stored): Comparable {
  return 'page' in doc ? doc : entryContent(doc);
}

export type Kept = { kind: 'kept'; id: string; n: number } | { kind: 'forbidden' } | { kind: 'gone' };

/** Keeps the draft of one language as it is now: under a name, or as what stood there before something is restored. */
export function keepVersion(request: {
  pageId: string;
  locale: Locale;
  label: string;
  kind: 'named' | 'before-restore';
  definitions: Definitions;
  viewer: Viewer;
}): Promise<Kept> {
  const { pageId, locale, label, kind, definitions, viewer } = request;
  return transaction(async (tx) => {
    if (viewer.kind === 'visitor' || !can(viewer, 'draft:write')) return { kind: 'forbidden' };
    const doc = await draftDocument(tx, { pageId, locale, definitions });
    if (!doc) return { kind: 'gone' };
    const kept = await writeVersion(tx, { pageId, locale, kind, label, userId: viewer.id, doc });
    return { kind: 'kept', ...kept };
  });
}

export type DraftChanges = DocumentChanges & {
  /** What must be there before this language can go out. */
  missing: PublishProblem[];
  draft_tag: string;
};

/** What publishing one language would change for visitors, what is missing for it, and the tag of exactly this draft. */
export async function draftChanges(
  pageId: string,
  { locale, definitions }: { locale: Locale; definitions: Definitions },
): Promise<DraftChanges | null> {
  return transaction(async (tx) => {
    const page = await readPage(pageId, tx);
    if (!page) return null;
    const draft = await draftNodes('page', pageId, tx);
    const current = { page: pageFieldsIn(page, locale), nodes: nodesIn(draft, locale) };
    const doc = { ...current, media: await documentMedia(tx, current, { locale, definitions }) };
    const published = await publishedDocument(tx, pageId, locale);
    return {
      ...documentChanges(published, current, locale),
      missing: await missingIn(tx, doc, { slug: page.slug[locale], locale, definitions }),
      draft_tag: draftTag(page, draft),
    };
  });
}
