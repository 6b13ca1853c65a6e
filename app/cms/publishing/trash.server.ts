import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { ContentOwner } from './owner-adapter.ts';
import { publishVersions, unpublishObjects } from './publication-changes.server.ts';
import type { Refused } from './publish.server.ts';
import { publishableVersion } from './publish-version.server.ts';
import { dropScheduled } from './scheduled.server.ts';

type Trashing = { owner: ContentOwner; actor: Actor };

/** A language that stays offline though it was online before the trash; `reason` is a message key. */
type LeftOffline = { locale: Locale; reason: string };

export type PublicationsBack = { online: Locale[]; offline: LeftOffline[] };

export type Trashed = { kind: 'saved'; id: string; rev: number };
export type Restored = Trashed & PublicationsBack;

/**
 * Puts a page or an entry into the trash and takes it offline in every language. Its values, modules, versions, what its
 * draft points at and which version was online stay, so that taking it out again brings all of it back.
 */
export function moveToTrash({
  owner: { type, id, adapter },
  actor,
}: Trashing): Promise<Trashed | Refused | { kind: 'refused'; refusal: 'has-children' }> {
  return transaction(async (tx) => {
    if (!may(actor, adapter.rights.delete)) return { kind: 'forbidden' };
    const [living] = await adapter.lock(tx, [id]);
    if (!living) return { kind: 'gone' };
    const refusal = await adapter.trashProblem(tx, id);
    if (refusal) return { kind: 'refused', refusal };
    const by = idOf(actor);
    const action = adapter.actions.trash;
    await keepPublications(tx, { type, id, adapter });
    for (const locale of locales) {
      await unpublishObjects(tx, [id], { adapter, locale, by, action });
      for (const scheduled of ['publish', 'unpublish'] as const)
        await dropScheduled(tx, { type, ids: [id], locale, action: scheduled });
    }
    return setTrashed(tx, { owner: { type, id, adapter }, by, isTrashed: true, action });
  });
}

/** Takes it out of the trash. What was online is online again at its address, unless somebody has taken that meanwhile. */
export function restoreFromTrash({ owner, actor }: Trashing): Promise<Restored | Refused> {
  return transaction(async (tx) => {
    const { adapter } = owner;
    if (!may(actor, adapter.rights.delete)) return { kind: 'forbidden' };
    const by = idOf(actor);
    const restored = await setTrashed(tx, { owner, by, isTrashed: false, action: adapter.actions.restore });
    if (restored.kind !== 'saved') return restored;
    const mayPublish = may(actor, adapter.rights.publish);
    return { ...restored, ...(await bringPublicationsBack(tx, { owner, by, mayPublish })) };
  });
}

type Setting = { owner: ContentOwner; by: string | null; isTrashed: boolean; action: string };

async function setTrashed(
  tx: Transaction,
  { owner: { type, id, adapter }, by, isTrashed, action }: Setting,
): Promise<Trashed | { kind: 'gone' }> {
  const done = await adapter.setTrashed(tx, { id, isTrashed, by });
  if (!done) return { kind: 'gone' };
  const { rev, tags } = done;
  await audit(tx, { by, action, type, id, detail: { rev } });
  await bumpEpoch(tx, tags);
  return { kind: 'saved', id, rev };
}

/** Notes what is online of a page or an entry, before the trash takes it offline. */
async function keepPublications(tx: Transaction, { type, id }: ContentOwner): Promise<void> {
  await tx.execute(sql`
    insert into trashed_publication (content_type, object_id, locale, version_id)
    select content_type, object_id, locale, version_id from publication
    where content_type = ${type} and object_id = ${id}
    on conflict (content_type, object_id, locale) do update set version_id = excluded.version_id`);
}

/**
 * Puts online again what was online before the trash, language by language: the same version at the same address. What
 * has lost its address or its title meanwhile stays a draft and says why.
 */
async function bringPublicationsBack(
  tx: Transaction,
  { owner, by, mayPublish }: { owner: ContentOwner; by: string | null; mayPublish: boolean },
): Promise<PublicationsBack> {
  const { type, id } = owner;
  const { rows } = await tx.execute<{ locale: Locale; version_id: string }>(sql`
    delete from trashed_publication where content_type = ${type} and object_id = ${id} returning locale, version_id`);
  const back: PublicationsBack = { online: [], offline: [] };
  for (const locale of locales) {
    const version = rows.find((row) => row.locale === locale)?.version_id;
    if (!version) continue;
    const reason = mayPublish ? await comeBack(tx, { owner, locale, version, by }) : 'office_trash_offline_right';
    if (reason) back.offline.push({ locale, reason });
    else back.online.push(locale);
  }
  return back;
}

type Coming = { owner: ContentOwner; locale: Locale; version: string; by: string | null };

/** Null when it is online again, or why it is not. */
async function comeBack(tx: Transaction, { owner, locale, version: named, by }: Coming): Promise<string | null> {
  const { type, id, adapter } = owner;
  const version = await publishableVersion(tx, { type, id, locale, version: named });
  if (!version) return 'office_trash_offline_gone';
  const problem = await adapter.addressProblem(tx, version, { locale });
  if (problem) return problem;
  if (!(await adapter.hasTitle(tx, version.doc, { locale }))) return 'office_trash_offline_title';
  await publishVersions(tx, [version], { adapter, locale, by, action: 'publish:restored' });
  return null;
}
