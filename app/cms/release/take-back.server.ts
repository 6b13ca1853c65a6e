import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LiveVersion, OwnerAdapter } from '../publishing/owner-adapter.ts';
import { publishedVersions } from '../publishing/publication.server.ts';
import { publishVersions, unpublishObjects } from '../publishing/publication-changes.server.ts';
import { publishableVersions } from '../publishing/publish-version.server.ts';
import { type Adapters, groupsOf } from './put-online.server.ts';
import { partKey, type ReleaseItem, type ReleasePart } from './release.ts';

/** `back`, or why it stays as it is: a message. */
export type PartBack = ReleasePart & { outcome: string };

const changedSince = 'office_release_stays';

/**
 * Shows visitors again what they read before a release: the version from before, or nothing where there was none. What
 * somebody has published or taken offline since is left to them. What needs the address of another part is tried again
 * when that has gone.
 */
export async function takeBack(
  tx: Transaction,
  items: readonly ReleaseItem[],
  { adapters, by }: { adapters: Adapters; by: string | null },
): Promise<PartBack[]> {
  const done: PartBack[] = [];
  let waiting = items.filter(({ outcome }) => outcome === 'online');
  for (;;) {
    const answers: PartBack[] = [];
    for (const { adapter, locale, items: group } of groupsOf(waiting, adapters))
      answers.push(...(await takeGroupBack(tx, group, { adapter, locale, by })));
    const isOver = ({ outcome }: PartBack) => outcome === 'back' || outcome === changedSince;
    done.push(...answers.filter(isOver));
    const refused = answers.filter((answer) => !isOver(answer));
    if (refused.length === 0 || refused.length === waiting.length) return [...done, ...refused];
    const keys = new Set(refused.map(partKey));
    waiting = waiting.filter((item) => keys.has(partKey(item)));
  }
}

type Taking = { adapter: OwnerAdapter; locale: Locale; by: string | null };

async function takeGroupBack(tx: Transaction, items: readonly ReleaseItem[], taking: Taking): Promise<PartBack[]> {
  const { adapter, locale, by } = taking;
  const { type } = adapter;
  const ids = items.map(({ id }) => id);
  await adapter.lock(tx, ids);
  const now = await publishedVersions(tx, { type, ids, locale });
  const own = items.filter(({ id, version_id }) => now.get(id) === version_id);
  const others = items.filter((item) => !own.includes(item));
  const unknown = own.filter(({ before_id }) => before_id === null).map(({ id }) => id);
  await unpublishObjects(tx, unknown, { adapter, locale, by, action: 'unpublish:release' });
  const answer = (id: string, outcome: string): PartBack => ({ type, id, locale, outcome });
  return [
    ...others.map(({ id }) => answer(id, changedSince)),
    ...unknown.map((id) => answer(id, 'back')),
    ...(await republish(tx, own, taking)).map(({ id, outcome }) => answer(id, outcome)),
  ];
}

/** Those that visitors read in another version before. */
async function republish(tx: Transaction, items: readonly ReleaseItem[], { adapter, locale, by }: Taking) {
  const { type } = adapter;
  const ids = items.flatMap(({ before_id }) => before_id ?? []);
  const versions = await publishableVersions(tx, { type, locale, versions: ids });
  const ready: LiveVersion[] = [];
  const outcomes: { id: string; outcome: string }[] = [];
  for (const version of versions) {
    const reason = await adapter.addressProblem(tx, version, { locale });
    if (reason === null) ready.push(version);
    outcomes.push({ id: version.id, outcome: reason ?? 'back' });
  }
  await publishVersions(tx, ready, { adapter, locale, by, action: 'publish:taken-back' });
  return outcomes;
}
