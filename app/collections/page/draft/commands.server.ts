import { eq, sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import type { ValueError } from '#app/cms/draft/draft-answer.ts';
import { isRecord } from '#app/cms/is-record.ts';
import { saveDraft } from '#app/cms/publishing/save-draft.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { page } from '#app/db/schema.ts';
import { locales } from '#app/i18n/locale.ts';
import type { PageRecord } from '../draft-payload.ts';
import { rewriteAddresses } from '../public/addresses.server.ts';
import { pageTag, publishedTag, redirectsTag, siteIndexTag } from '../public/site-index.server.ts';
import { readPage } from '../read-pages.server.ts';
import { type PageInput, pageInput } from '../schema.ts';
import type { PageRefusal, PageSaved, PageStale } from './page-answer.ts';
import { hasNamesake, isBelow, livesAt, type PagePosition, positionAt } from './page-tree.server.ts';

/** A new page is offline in every language. `id` may be given, so that a demo or import can be repeated. */
export function createPage({
  id = crypto.randomUUID(),
  parent,
  input,
  actor,
}: {
  id?: string;
  parent: string | null;
  input: PageInput;
  actor: Actor;
}): Promise<PageSaved | PageRefusal> {
  return transaction(async (tx) => {
    if (!may(actor, 'page:create')) return { kind: 'forbidden' };
    const parsed = pageInput.safeParse(input);
    if (!parsed.success) return { kind: 'invalid', errors: errorsOf(parsed.error) };
    if (parent && !(await livesAt(tx, parent))) return { kind: 'refused', refusal: 'parent-gone' };
    const position = await positionAt(tx, { parent });
    const values = { ...withoutUndefined(parsed.data), id, parent_id: parent, position, updated_by: idOf(actor) };
    const inserted = await tx.insert(page).values(values).onConflictDoNothing().returning({ rev: page.rev });
    if (!inserted[0]) return { kind: 'refused', refusal: 'exists' };
    await writeAudit(tx, { action: 'page:create', id, actor });
    return { kind: 'saved', id, rev: inserted[0].rev };
  });
}

/** Changes fields of the draft; visitors see them when a language is published. Languages not named keep every byte. */
export function updatePage({
  id,
  baseRev,
  input,
  actor,
}: {
  id: string;
  baseRev: number;
  input: PageInput;
  actor: Actor;
}): Promise<PageSaved | PageStale | PageRefusal> {
  const { data = {}, error } = pageInput.safeParse(input);
  return saveDraft<PageRecord, PageSaved>({
    ...{ type: 'page', id, actor, baseRev },
    right: 'draft:write',
    action: 'page:update',
    errors: error ? errorsOf(error) : [],
    async lock(tx) {
      await lockPage(tx, id);
      const content = await readPage(id, tx);
      return content && { content, rev: content.rev, ...(await lastWrite(tx, id)) };
    },
    async write(tx, current) {
      const rev = current.rev + 1;
      const values = Object.entries(withoutUndefined(data)).map(([name, value]) => {
        const before = current[name as keyof typeof current];
        return [name, isRecord(value) && isRecord(before) ? { ...before, ...value } : value];
      });
      await tx
        .update(page)
        .set({ ...Object.fromEntries(values), rev, updated_by: idOf(actor), updated_at: sql`clock_timestamp()` })
        .where(eq(page.id, id));
      return { saved: { kind: 'saved', id, rev }, detail: { fields: Object.keys(data) } };
    },
  });
}

/** Moves a page with all below it; published addresses follow at once and the old ones redirect. */
export function movePage({
  id,
  actor,
  ...spot
}: PagePosition & { id: string; actor: Actor }): Promise<PageSaved | PageRefusal> {
  return transaction(async (tx) => {
    if (!may(actor, 'page:create')) return { kind: 'forbidden' };
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
      .set({ parent_id: spot.parent, position, rev, updated_by: idOf(actor), updated_at: sql`clock_timestamp()` })
      .where(eq(page.id, id));
    for (const locale of locales) await rewriteAddresses(tx, id, locale);
    await writeAudit(tx, { action: 'page:move', id, actor, detail: { parent: spot.parent } });
    await bumpEpoch(tx, [pageTag(id), publishedTag, siteIndexTag, redirectsTag]);
    return { kind: 'saved', id, rev };
  });
}

async function lastWrite(tx: Transaction, id: string): Promise<{ by: string | null; at: string }> {
  const { rows } = await tx.execute<{ by: string | null; at: string }>(sql`
    select updated_by as by, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from page where id = ${id}`);
  return rows[0] ?? { by: null, at: '' };
}

async function lockPage(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: page.id }).from(page).where(eq(page.id, id)).for('update');
}

type Entry = { action: string; id: string; actor: Actor; detail?: Record<string, unknown> };

async function writeAudit(tx: Transaction, { action, id, actor, detail = {} }: Entry): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type: 'page', id, detail });
}

function errorsOf(error: { issues: { path: PropertyKey[]; message: string }[] }): ValueError[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

function withoutUndefined<Value extends object>(value: Value): { [K in keyof Value]: Exclude<Value[K], undefined> } {
  // Proof: exactly the undefined entries are dropped.
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}
