import { type Actor, idOf } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PublishProblem } from '../compile.ts';
import type { LiveVersion, OwnerAdapter } from '../publishing/owner-adapter.ts';
import { publishedVersions } from '../publishing/publication.server.ts';
import { publishVersions } from '../publishing/publication-changes.server.ts';
import { publishableVersions } from '../publishing/publish-version.server.ts';
import { dropScheduled } from '../publishing/scheduled.server.ts';
import { checkedSnapshots } from '../publishing/snapshot.server.ts';
import { writeVersions } from '../publishing/write-versions.server.ts';
import { type PartRefused, partKey, type ReleaseItem, type ReleasePart } from './release.ts';

export type Adapters = ReadonlyMap<string, OwnerAdapter>;

type PartOnline = ReleasePart & { version_id: string; before_id: string | null };
export type PutOnline = { online: PartOnline[]; refused: PartRefused[] };

type Putting = { adapters: Adapters; actor: Actor };
type Group = { adapter: OwnerAdapter; locale: Locale; items: ReleaseItem[] };

/**
 * Makes all parts of a release what visitors read: the version that was kept for its time, or else the draft with all
 * checks. A part may need another one, which gives it its title or leaves it an address: what is refused is tried again as
 * long as others went online meanwhile.
 */
export async function putOnline(
  tx: Transaction,
  items: readonly ReleaseItem[],
  { adapters, actor }: Putting,
): Promise<PutOnline> {
  const online: PartOnline[] = [];
  let waiting = [...items];
  for (;;) {
    const refused: PartRefused[] = [];
    for (const group of groupsOf(waiting, adapters)) {
      const kept = await putKept(tx, group, actor);
      const drafts = await putDrafts(tx, group, actor);
      online.push(...kept.online, ...drafts.online);
      refused.push(...kept.refused, ...drafts.refused);
    }
    const keys = new Set(refused.map(partKey));
    const left = waiting.filter((item) => keys.has(partKey(item)));
    if (left.length === 0 || left.length === waiting.length) return { online, refused };
    waiting = left;
  }
}

/** By kind and language, which are published together. */
export function groupsOf(items: readonly ReleaseItem[], adapters: Adapters): Group[] {
  const groups = Map.groupBy(items, ({ type, locale }) => `${type} ${locale}`);
  return [...groups.values()].flatMap((found) => {
    const [first] = found;
    const adapter = first && adapters.get(first.type);
    return adapter ? [{ adapter, locale: first.locale, items: found }] : [];
  });
}

/** Those whose version was kept when the time was set. */
async function putKept(tx: Transaction, { adapter, locale, items }: Group, actor: Actor): Promise<PutOnline> {
  const { type } = adapter;
  const kept = items.filter((item) => item.version_id !== null);
  const living = new Set(
    await adapter.lock(
      tx,
      kept.map(({ id }) => id),
    ),
  );
  const ids = kept.flatMap(({ id, version_id }) => (version_id && living.has(id) ? [version_id] : []));
  const versions = await publishableVersions(tx, { type, locale, versions: ids });
  const refused = new Map(kept.map(({ id }) => [id, [problem('office_release_gone')]]));
  const ready: LiveVersion[] = [];
  for (const version of versions) {
    const reason = await adapter.addressProblem(tx, version, { locale });
    const hasTitle = reason === null && (await adapter.hasTitle(tx, version.doc, { locale }));
    if (hasTitle) {
      refused.delete(version.id);
      ready.push(version);
    } else refused.set(version.id, [problem(reason ?? 'office_trash_offline_title')]);
  }
  const online = await pointAt(tx, ready, { adapter, locale, actor });
  return { online, refused: [...refused].map(([id, problems]) => ({ type, id, locale, problems })) };
}

/** Those that go online as they are now. */
async function putDrafts(tx: Transaction, { adapter, locale, items }: Group, actor: Actor): Promise<PutOnline> {
  const { type } = adapter;
  const ids = items.filter((item) => item.version_id === null).map(({ id }) => id);
  if (ids.length === 0) return { online: [], refused: [] };
  const { ready, refused } = await checkedSnapshots(tx, { adapter, ids, locale });
  const versions = await writeVersions(tx, ready, { type, locale, kind: 'publish', by: idOf(actor) });
  // What was to be published later is older than what goes out now.
  await dropScheduled(tx, { type, ids: ready.map(({ id }) => id), locale, action: 'publish' });
  const online = await pointAt(tx, versions, { adapter, locale, actor });
  const reasons = new Map(
    refused.map(({ id, result }) => [id, result.kind === 'incomplete' ? result.problems : []] as const),
  );
  const known = new Set([...online.map(({ id }) => id), ...reasons.keys()]);
  for (const id of ids) if (!known.has(id)) reasons.set(id, [problem('office_release_gone')]);
  return { online, refused: [...reasons].map(([id, problems]) => ({ type, id, locale, problems })) };
}

type Pointing = { adapter: OwnerAdapter; locale: Locale; actor: Actor };

async function pointAt(
  tx: Transaction,
  versions: readonly LiveVersion[],
  { adapter, locale, actor }: Pointing,
): Promise<PartOnline[]> {
  const { type } = adapter;
  const before = await publishedVersions(tx, { type, ids: versions.map(({ id }) => id), locale });
  await publishVersions(tx, versions, { adapter, locale, by: idOf(actor), action: 'publish:release' });
  return versions.map(({ id, version_id }) => ({ type, id, locale, version_id, before_id: before.get(id) ?? null }));
}

function problem(message: string): PublishProblem {
  return { module: null, path: '', message };
}
