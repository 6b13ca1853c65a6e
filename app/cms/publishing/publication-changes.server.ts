import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { auditAll } from '#app/db/audit.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Listed, LiveVersion, OwnerAdapter } from './owner-adapter.ts';
import { removePublications } from './publication.server.ts';

type Making = {
  adapter: OwnerAdapter;
  locale: Locale;
  by: string | null;
  /**
   * What the audit says: a publication, one at its time, an older version brought back, what comes out of the trash, and
   * what goes online with a release or is read again after it.
   */
  action:
    | 'publish'
    | 'publish:scheduled'
    | 'publish:version'
    | 'publish:restored'
    | 'publish:release'
    | 'publish:taken-back';
};

/** Everything that happens when versions become the ones visitors read, in the transaction of the caller. */
export async function publishVersions(
  tx: Transaction,
  versions: readonly LiveVersion[],
  { adapter, locale, by, action }: Making,
): Promise<Listed['found']> {
  if (versions.length === 0) return [];
  const { found, tags } = await adapter.list(tx, versions, { locale, by });
  const { type } = adapter;
  const entries = versions.map(({ id, n }) => ({ by, action, type, id, locale, detail: { version: n } }));
  await Promise.all([auditAll(tx, entries), bumpEpoch(tx, tags)]);
  return found;
}

type Taking = { adapter: OwnerAdapter; locale: Locale; by: string | null; action: string };

/** Takes everything away by which visitors find some owners in one language; answers the ids of those that were online. */
export async function unpublishObjects(
  tx: Transaction,
  ids: readonly string[],
  { adapter, locale, by, action }: Taking,
): Promise<string[]> {
  const { type } = adapter;
  const removed = await removePublications(tx, { type, ids, locale });
  if (removed.length === 0) return [];
  const tags = await adapter.unlist(tx, removed, { locale });
  await auditAll(
    tx,
    removed.map((id) => ({ by, action, type, id, locale })),
  );
  await bumpEpoch(tx, tags);
  return removed;
}
