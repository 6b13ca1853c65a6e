import { and, eq, sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Editor, Viewer } from '#app/auth/viewer.ts';
import { forbiddenWhenRightMissing } from '#app/cms/draft/needed-right.ts';
import { partOfVersion } from '#app/cms/draft/part-of-version.ts';
import { restoreLanguage } from '#app/cms/draft/restore-language.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { audit, page, version } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { draftNodes, readPage } from './draft.server.ts';
import { draftDocument } from './draft-document.server.ts';
import type { PageRecord } from './draft-payload.ts';
import type { PageDocument, PageFields } from './page-document.ts';
import { writeVersion } from './write-version.server.ts';

export type RestoreVersion = {
  pageId: string;
  locale: Locale;
  n: number;
  /** Containers or modules that are restored with what they hold; null is the whole page with its own fields. */
  only?: ReadonlySet<string> | null;
  definitions: Definitions;
  viewer: Viewer;
};

export type VersionRestored = { kind: 'restored'; before: number } | { kind: 'forbidden' } | { kind: 'gone' };

const localizedFields = [
  'slug',
  'title',
  'headline',
  'menu_name',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const satisfies (keyof PageFields)[];

/** Makes an older version the draft of its language again. Visitors see nothing of it until it is published. */
export function restoreVersion(command: RestoreVersion): Promise<VersionRestored> {
  const { pageId, locale, n, only = null, definitions, viewer } = command;
  return transaction<VersionRestored>(async (tx) => {
    if (viewer.kind === 'visitor' || !can(viewer, 'draft:write')) return { kind: 'forbidden' };
    await tx.select({ id: page.id }).from(page).where(eq(page.id, pageId)).for('update');
    const current = await readPage(pageId, tx);
    const doc = await documentOf(tx, command);
    if (!current || !doc) return { kind: 'gone' };

    // What stood in the draft is a version itself, so that restoring can be taken back.
    const draft = await draftDocument(tx, { pageId, locale, definitions });
    if (!draft) return { kind: 'gone' };
    const label = String(n);
    const kept = await writeVersion(tx, {
      pageId,
      locale,
      kind: 'before-restore',
      label,
      userId: viewer.id,
      doc: draft,
    });
    const before = kept.n;
    await restoreLanguage(tx, {
      owner: { content_type: 'page', object_id: pageId },
      locale,
      nodes: only ? await partOf(tx, { pageId, doc, only }) : doc.nodes,
      isPart: only !== null,
      definitions,
      writer: viewer,
    });
    if (!only) await restoreFields(tx, { current, doc, locale, viewer });
    const detail = { version: n, before, ...(only ? { only: [...only] } : {}) };
    await tx
      .insert(audit)
      .values({ user_id: viewer.id, action: 'restore', content_type: 'page', object_id: pageId, locale, detail });
    return { kind: 'restored', before };
  }).catch(forbiddenWhenRightMissing);
}

type Fields = { current: PageRecord; doc: PageDocument; locale: Locale; viewer: Editor };

async function restoreFields(tx: Transaction, { current, doc, locale, viewer }: Fields): Promise<void> {
  const fields = localizedFields.map((name) => [name, { ...current[name], [locale]: doc.page[name] }]);
  await tx
    .update(page)
    .set({
      ...Object.fromEntries(fields),
      rev: current.rev + 1,
      updated_by: viewer.id,
      updated_at: sql`clock_timestamp()`,
    })
    .where(eq(page.id, current.id));
}

async function partOf(
  tx: Transaction,
  { pageId, doc, only }: { pageId: string; doc: PageDocument; only: ReadonlySet<string> },
): Promise<ModuleNode[]> {
  const living = new Set((await draftNodes('page', pageId, tx)).map(({ id }) => id));
  return partOfVersion(doc.nodes, { only, living });
}

async function documentOf(tx: Transaction, { pageId, locale, n }: RestoreVersion): Promise<PageDocument | null> {
  const [found] = await tx
    .select({ doc: version.doc })
    .from(version)
    .where(
      and(
        eq(version.content_type, 'page'),
        eq(version.object_id, pageId),
        eq(version.locale, locale),
        eq(version.n, n),
      ),
    );
  // Proof: versions of pages are written only from a PageDocument.
  return (found?.doc as PageDocument | undefined) ?? null;
}
