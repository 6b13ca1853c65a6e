import { and, eq, sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { restoreLanguage } from '#app/cms/draft/restore-language.server.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { audit, page, version } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { nodesIn, pageFieldsIn } from './compile.ts';
import { draftNodes, readPage } from './draft.server.ts';
import type { PageDocument, PageFields } from './page-document.ts';
import { writeVersion } from './write-version.server.ts';

export type RestoreVersion = { pageId: string; locale: Locale; n: number; definitions: Definitions; viewer: Viewer };

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
  const { pageId, locale, n, definitions, viewer } = command;
  return transaction(async (tx) => {
    if (viewer.kind === 'visitor' || !can(viewer, 'draft:write')) return { kind: 'forbidden' };
    await tx.select({ id: page.id }).from(page).where(eq(page.id, pageId)).for('update');
    const current = await readPage(pageId, tx);
    const doc = await documentOf(tx, command);
    if (!current || !doc) return { kind: 'gone' };

    const before = await keepDraft(tx, { pageId, locale, n, userId: viewer.id });
    await restoreLanguage(tx, {
      owner: { content_type: 'page', object_id: pageId },
      locale,
      nodes: doc.nodes,
      definitions,
      writer: viewer,
    });
    const fields = localizedFields.map((name) => [name, { ...current[name], [locale]: doc.page[name] }]);
    await tx
      .update(page)
      .set({
        ...Object.fromEntries(fields),
        rev: current.rev + 1,
        updated_by: viewer.id,
        updated_at: sql`clock_timestamp()`,
      })
      .where(eq(page.id, pageId));
    const detail = { version: n, before };
    await tx
      .insert(audit)
      .values({ user_id: viewer.id, action: 'restore', content_type: 'page', object_id: pageId, locale, detail });
    return { kind: 'restored', before };
  });
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

/** What stood in the draft is a version itself, so that restoring can be taken back. */
async function keepDraft(
  tx: Transaction,
  { pageId, locale, n, userId }: { pageId: string; locale: Locale; n: number; userId: string },
): Promise<number> {
  const current = await readPage(pageId, tx);
  if (!current) throw new Error(`Page ${pageId} went away while it was locked.`);
  const nodes = nodesIn(await draftNodes('page', pageId, tx), locale);
  const doc: PageDocument = { page: pageFieldsIn(current, locale), nodes, media: [] };
  const kept = await writeVersion(tx, { pageId, locale, kind: 'before-restore', label: String(n), userId, doc });
  return kept.n;
}
