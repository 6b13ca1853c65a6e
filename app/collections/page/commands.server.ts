import { and, eq, isNull, sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { address, audit, page, publication, reference, searchDocument } from '#app/db/schema.ts';
import { locales } from '#app/i18n/locale.ts';
import { rewriteAddresses } from './addresses.server.ts';
import { readPage } from './draft.server.ts';
import type { PageRefusal, PageSaved, PageStale } from './page-answer.ts';
import { hasNamesake, isBelow, livesAt, type PageSpot, positionAt } from './page-tree.server.ts';
import { type PageInput, pageInput } from './schema.ts';
import { publishedTag, siteIndexTag } from './site-index.server.ts';
import { dropWaiting } from './waiting.server.ts';

/** A new page is offline in every language. `id` may be given, so that a demo or import can be repeated. */
export function createPage({
  id = crypto.randomUUID(),
  parent,
  input,
  viewer,
}: {
  id?: string;
  parent: string | null;
  input: PageInput;
  viewer: Viewer;
}): Promise<PageSaved | PageRefusal> {
  return transaction(async (tx) => {
    if (!can(viewer, 'page:create')) return { kind: 'forbidden' };
    const parsed = pageInput.safeParse(input);
    if (!parsed.success) return invalid(parsed.error);
    if (parent && !(await livesAt(tx, parent))) return { kind: 'refused', refusal: 'parent-gone' };
    const position = await positionAt(tx, { parent });
    const values = { ...withoutUndefined(parsed.data), id, parent_id: parent, position, updated_by: idOf(viewer) };
    const inserted = await tx.insert(page).values(values).onConflictDoNothing().returning({ rev: page.rev });
    if (!inserted[0]) return { kind: 'refused', refusal: 'exists' };
    await writeAudit(tx, { action: 'page:create', id, viewer });
    return { kind: 'saved', id, rev: inserted[0].rev };
  });
}

/** Changes fields of the draft; visitors see them when a language is published. Languages not named keep every byte. */
export function updatePage({
  id,
  baseRev,
  input,
  viewer,
}: {
  id: string;
  baseRev: number;
  input: PageInput;
  viewer: Viewer;
}): Promise<PageSaved | PageStale | PageRefusal> {
  return transaction(async (tx) => {
    if (!can(viewer, 'draft:write')) return { kind: 'forbidden' };
    const parsed = pageInput.safeParse(input);
    if (!parsed.success) return invalid(parsed.error);
    await lockPage(tx, id);
    const current = await readPage(id, tx);
    if (!current) return { kind: 'gone' };
    if (current.rev !== baseRev) return { kind: 'stale', current, rev: current.rev };

    const rev = current.rev + 1;
    const values = Object.entries(withoutUndefined(parsed.data)).map(([name, value]) => {
      const before = current[name as keyof typeof current];
      return [name, isRecord(value) && isRecord(before) ? { ...before, ...value } : value];
    });
    await tx
      .update(page)
      .set({ ...Object.fromEntries(values), rev, updated_by: idOf(viewer), updated_at: sql`clock_timestamp()` })
      .where(eq(page.id, id));
    await writeAudit(tx, { action: 'page:update', id, viewer, detail: { fields: Object.keys(parsed.data), rev } });
    return { kind: 'saved', id, rev };
  });
}

/** Moves a page with all below it; published addresses follow at once and the old ones redirect. */
export function movePage({
  id,
  viewer,
  ...spot
}: PageSpot & { id: string; viewer: Viewer }): Promise<PageSaved | PageRefusal> {
  return transaction(async (tx) => {
    if (!can(viewer, 'page:create')) return { kind: 'forbidden' };
    await lockPage(tx, id);
    const current = await readPage(id, tx);
    if (!current) return { kind: 'gone' };
    if (spot.parent && !(await livesAt(tx, spot.parent))) return { kind: 'refused', refusal: 'parent-gone' };
    if (spot.parent && (await isBelow(tx, spot.parent, id))) return { kind: 'refused', refusal: 'inside-itself' };
    if (await hasNamesake(tx, current, spot.parent)) return { kind: 'refused', refusal: 'address-taken' };

    const position = await positionAt(tx, { ...spot, moving: id });
    const rev = current.rev + 1;
    await tx
      .update(page)
      .set({ parent_id: spot.parent, position, rev, updated_by: idOf(viewer), updated_at: sql`clock_timestamp()` })
      .where(eq(page.id, id));
    for (const locale of locales) await rewriteAddresses(tx, id, locale);
    await writeAudit(tx, { action: 'page:move', id, viewer, detail: { parent: spot.parent } });
    await bumpEpoch(tx, [`page:${id}`, publishedTag, siteIndexTag, 'redirects']);
    return { kind: 'saved', id, rev };
  });
}

/** Takes a page offline in every language and out of the tree. Its versions and modules stay in the database. */
export function deletePage({ id, viewer }: { id: string; viewer: Viewer }): Promise<PageSaved | PageRefusal> {
  return transaction(async (tx) => {
    if (!can(viewer, 'page:delete')) return { kind: 'forbidden' };
    await lockPage(tx, id);
    const current = await readPage(id, tx);
    if (!current) return { kind: 'gone' };
    const children = await tx
      .select({ id: page.id })
      .from(page)
      .where(and(eq(page.parent_id, id), isNull(page.deleted_at)));
    if (children.length > 0) return { kind: 'refused', refusal: 'has-children' };

    await tx.delete(reference).where(and(eq(reference.owner_type, 'page'), eq(reference.owner_id, id)));
    for (const table of [publication, address, searchDocument]) {
      await tx.delete(table).where(and(eq(table.content_type, 'page'), eq(table.object_id, id)));
    }
    for (const locale of locales)
      for (const action of ['publish', 'unpublish'] as const) await dropWaiting(tx, { pageId: id, locale, action });
    const rev = current.rev + 1;
    await tx
      .update(page)
      .set({ deleted_at: sql`now()`, rev, updated_by: idOf(viewer) })
      .where(eq(page.id, id));
    await writeAudit(tx, { action: 'page:delete', id, viewer });
    await bumpEpoch(tx, [`page:${id}`, publishedTag, siteIndexTag]);
    return { kind: 'saved', id, rev };
  });
}

async function lockPage(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: page.id }).from(page).where(eq(page.id, id)).for('update');
}

type Entry = { action: string; id: string; viewer: Viewer; detail?: Record<string, unknown> };

async function writeAudit(tx: Transaction, { action, id, viewer, detail = {} }: Entry): Promise<void> {
  await tx.insert(audit).values({ user_id: idOf(viewer), action, content_type: 'page', object_id: id, detail });
}

function idOf(viewer: Viewer): string | null {
  return viewer.kind === 'editor' ? viewer.id : null;
}

function invalid(error: { issues: { path: PropertyKey[]; message: string }[] }): PageRefusal {
  return { kind: 'invalid', errors: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
}

function withoutUndefined<Value extends object>(value: Value): { [K in keyof Value]: Exclude<Value[K], undefined> } {
  // Proof: exactly the undefined entries are dropped.
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
