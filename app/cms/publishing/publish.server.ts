import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ContentOwner, OwnerAdapter } from './owner-adapter.ts';
import { publishedNumbers } from './publication.server.ts';
import { publishVersions, unpublishObjects } from './publication-changes.server.ts';
import { dropScheduled } from './scheduled.server.ts';
import { checkedSnapshots, type NotReady, type Seen } from './snapshot.server.ts';
import { writeVersions } from './write-versions.server.ts';

export type Published = {
  kind: 'published';
  n: number;
  /** The number of the version visitors read until now; null when there was none. */
  before: number | null;
  published_at: string;
  url: string | null;
};

export type Refused = { kind: 'forbidden' } | { kind: 'gone' };

/** Ids of the modules that go out, the owner's own id for its values; null is everything. */
type Chosen = { chosen?: ReadonlySet<string> | null };

type Publishing = Chosen & { locale: Locale; actor: Actor };

/** Publishes one language of one owner: everything that happens is below, from top to bottom, in one transaction. */
export function publish({
  owner,
  ...publishing
}: Publishing & Seen & { owner: ContentOwner }): Promise<Published | NotReady | Refused> {
  return transaction(async (tx) => {
    const [done] = await publishAll(tx, { ...publishing, adapter: owner.adapter, ids: [owner.id] });
    return done?.result ?? { kind: 'gone' };
  });
}

/** The same for many owners of one kind, in the transaction of the caller; each that exists answers for itself. */
export async function publishAll(
  tx: Transaction,
  { adapter, ids, locale, actor, ...what }: Publishing & Seen & { adapter: OwnerAdapter; ids: readonly string[] },
): Promise<{ id: string; result: Published | NotReady | Refused }[]> {
  if (!may(actor, adapter.rights.publish)) return ids.map((id) => ({ id, result: { kind: 'forbidden' } }));
  const { type } = adapter;
  const by = idOf(actor);
  const { ready, refused } = await checkedSnapshots(tx, { adapter, ids, locale, ...what });
  const online = { type, ids: ready.map(({ id }) => id), locale };
  const [versions, before] = await Promise.all([
    writeVersions(tx, ready, { type, locale, kind: 'publish', by }),
    publishedNumbers(tx, online),
    // What was to be published later is older than what goes out now.
    dropScheduled(tx, { ...online, action: 'publish' }),
  ]);
  const found = await publishVersions(tx, versions, { adapter, locale, by, action: 'publish' });
  const numbers = new Map(versions.map(({ id, n }) => [id, n]));
  const published = found.map(({ id, ...rest }) => ({
    id,
    result: { kind: 'published' as const, n: numbers.get(id) ?? 0, before: before.get(id) ?? null, ...rest },
  }));
  return [...published, ...refused];
}

/** Takes one language offline. The draft, the versions and the other language stay as they are. */
export function unpublish({
  owner: { id, adapter },
  locale,
  actor,
}: {
  owner: ContentOwner;
  locale: Locale;
  actor: Actor;
}): Promise<{ kind: 'unpublished' } | { kind: 'refused'; refusal: 'not-published' } | { kind: 'forbidden' }> {
  return transaction(async (tx) => {
    if (!may(actor, adapter.rights.unpublish)) return { kind: 'forbidden' };
    await adapter.lock(tx, [id]);
    const taken = await unpublishObjects(tx, [id], { adapter, locale, by: idOf(actor), action: 'unpublish' });
    return taken.length > 0 ? { kind: 'unpublished' } : { kind: 'refused', refusal: 'not-published' };
  });
}
