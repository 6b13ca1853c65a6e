import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { updateDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import type { EntryRecord } from '#app/cms/collection/entry.ts';
import { entryAdapter } from '#app/cms/collection/entry-adapter.server.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { publishedNumbers } from '#app/cms/publishing/publication.server.ts';
import { publishVersions, unpublishObjects } from '#app/cms/publishing/publication-changes.server.ts';
import { publishableVersion } from '#app/cms/publishing/publish-version.server.ts';
import { dropScheduled } from '#app/cms/publishing/scheduled.server.ts';
import { auditAll } from '#app/db/audit.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { ImportWrite } from './import-writes.server.ts';

type Undoing = { type: string; actor: Actor; contentModel: ContentModel };

/** Whether this person may take back what these writes did: made drafts go to the trash, publications are changed. */
function mayUndo(actor: Actor, writes: readonly ImportWrite[]): boolean {
  return (
    may(actor, 'entry:write') &&
    (writes.every(({ before }) => before !== null) || may(actor, 'entry:delete')) &&
    (writes.every(({ published }) => Object.keys(published).length === 0) || may(actor, 'entry:publish'))
  );
}

/**
 * Takes back what an import wrote of one type, in the transaction of the caller: drafts it made go to the trash, others
 * are as they were before, and visitors read what they read then. What somebody has edited since, and a name that
 * something else refers to, stays. Answers the ids of what was taken back.
 */
export async function undoWrites(
  tx: Transaction,
  writes: readonly ImportWrite[],
  { type, actor, contentModel }: Undoing,
): Promise<string[]> {
  if (!mayUndo(actor, writes)) throw new Error('This person may not take an import back.');
  const entries = await readEntries(tx, { type, ids: writes.map(({ object_id }) => object_id), lock: true });
  const current = new Map(entries.map((entry) => [entry.id, entry]));
  const untouched = writes.filter(({ object_id, rev }) => {
    const entry = current.get(object_id);
    return entry !== undefined && !entry.deleted_at && entry.rev === rev;
  });
  const used = await usedElsewhere(tx, untouched);
  const made = untouched.filter(({ before, object_id }) => before === null && !used.has(object_id));
  const changed = untouched.flatMap((write) => (write.before ? [{ ...write, before: write.before }] : []));
  await trashMade(tx, made, { type, actor, contentModel });
  await restoreChanged(tx, changed, { current, type, actor, contentModel });
  return [...made, ...changed].map(({ object_id }) => object_id);
}

/** Of these, what something besides them refers to, or something that has to stay for that reason; the trash counts for nothing. */
async function usedElsewhere(tx: Transaction, writes: readonly ImportWrite[]): Promise<Set<string>> {
  const ids = new Set(writes.map(({ object_id }) => object_id));
  const { rows: uses } = await tx.execute<{ owner: string; target: string }>(sql`
    select distinct owner_id as owner, target_id as target from reference
      left join entry on entry.id = owner_id left join page on page.id = owner_id
    where target_id = any(${sql.param([...ids])}::uuid[]) and coalesce(entry.deleted_at, page.deleted_at) is null`);
  const used = new Set(uses.filter(({ owner }) => !ids.has(owner)).map(({ target }) => target));
  // What is added here is visited as well.
  for (const kept of used) for (const { owner, target } of uses) if (owner === kept) used.add(target);
  return used;
}

async function trashMade(tx: Transaction, made: readonly ImportWrite[], { type, actor, contentModel }: Undoing) {
  if (made.length === 0) return;
  const adapter = entryAdapter(type, contentModel);
  const by = idOf(actor);
  const ids = made.map(({ object_id }) => object_id);
  for (const locale of locales) {
    await unpublishObjects(tx, ids, { adapter, locale, by, action: adapter.actions.trash });
    for (const action of ['publish', 'unpublish'] as const) await dropScheduled(tx, { type, ids, locale, action });
  }
  for (const id of ids) {
    const trashed = await adapter.setTrashed(tx, { id, isTrashed: true, by });
    if (trashed) await bumpEpoch(tx, trashed.tags);
  }
  // The file may come again and make them anew: what lies in the trash no longer stands for its records.
  await tx.execute(sql`
    update entry set source = null, external_id = null where id = any(${sql.param(ids)}::uuid[])`);
  await auditAll(
    tx,
    ids.map((id) => ({ by, action: adapter.actions.trash, type, id, detail: { undone: 'import' } })),
  );
}

type Changed = ImportWrite & { before: NonNullable<ImportWrite['before']> };

async function restoreChanged(
  tx: Transaction,
  changed: readonly Changed[],
  { current, type, actor, contentModel }: Undoing & { current: ReadonlyMap<string, EntryRecord> },
): Promise<void> {
  const by = idOf(actor);
  const drafts = changed.flatMap(({ object_id, before }) => {
    const entry = current.get(object_id);
    return entry ? [{ id: entry.id, number: entry.number, rev: entry.rev + 1, ...before }] : [];
  });
  await updateDrafts(tx, { type, drafts, userId: by, contentModel });
  await auditAll(
    tx,
    drafts.map(({ id, rev }) => ({ by, action: 'entry:import', type, id, detail: { rev, undone: 'import' } })),
  );
  for (const locale of locales) await restorePublished(tx, changed, { locale, type, actor, contentModel });
}

/** Visitors read the version they read before, or none. */
async function restorePublished(
  tx: Transaction,
  changed: readonly Changed[],
  { locale, type, actor, contentModel }: Undoing & { locale: Locale },
): Promise<void> {
  const adapter = entryAdapter(type, contentModel);
  const by = idOf(actor);
  const concerned = changed.filter(({ published }) => locale in published);
  const ids = concerned.map(({ object_id }) => object_id);
  const now = await publishedNumbers(tx, { type, ids, locale });
  const offline = concerned.filter(({ published }) => published[locale] === null);
  await unpublishObjects(
    tx,
    offline.map(({ object_id }) => object_id),
    { adapter, locale, by, action: 'unpublish' },
  );
  for (const { object_id: id, published } of concerned) {
    const n = published[locale];
    if (typeof n !== 'number' || now.get(id) === n) continue;
    const version = await publishableVersion(tx, { type, id, locale, n });
    if (version) await publishVersions(tx, [version], { adapter, locale, by, action: 'publish:version' });
  }
}
