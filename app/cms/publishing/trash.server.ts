import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { takeOffline } from './make-live.server.ts';
import type { ContentOwner } from './owner-adapter.ts';
import type { Refused } from './publish.server.ts';
import { dropScheduled } from './scheduled.server.ts';

type Trashing = { owner: ContentOwner; actor: Actor };

export type Trashed = { kind: 'saved'; id: string; rev: number };

/**
 * Puts a page or an entry into the trash and takes it offline in every language. Its values, modules, versions and what
 * its draft points at stay, so that taking it out again brings all of it back.
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
    for (const locale of locales) {
      await takeOffline(tx, [id], { adapter, locale, by, action });
      for (const scheduled of ['publish', 'unpublish'] as const)
        await dropScheduled(tx, { type, ids: [id], locale, action: scheduled });
    }
    return setTrashed(tx, { owner: { type, id, adapter }, by, isTrashed: true, action });
  });
}

/** Takes it out of the trash as a draft, offline until a language is published again. */
export function restoreFromTrash({ owner, actor }: Trashing): Promise<Trashed | Refused> {
  return transaction(async (tx) => {
    const { adapter } = owner;
    if (!may(actor, adapter.rights.delete)) return { kind: 'forbidden' };
    return setTrashed(tx, { owner, by: idOf(actor), isTrashed: false, action: adapter.actions.restore });
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
