import type { Actor } from '#app/auth/actor.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { publish, publishAll, unpublish } from '../publishing/publish.server.ts';
import { allProblems, buildSnapshots } from '../publishing/snapshot.server.ts';
import type { ContentModel } from './content-model.ts';
import { entryAdapter, entryOwner } from './entry-adapter.server.ts';

type Publishing = { type: string; locale: Locale; actor: Actor; contentModel: ContentModel };

/** Publishes one language of one entry; `rev` is the revision on the screen of the person, null is whatever there is. */
export function publishEntry({
  type,
  id,
  contentModel,
  rev = null,
  ...how
}: Publishing & { id: string; rev?: number | null }) {
  return publish({ owner: entryOwner({ type, id }, contentModel), ...how, revs: rev === null ? {} : { [id]: rev } });
}

/** The same for many entries of a collection in the transaction of the caller; each answers for itself. */
export function publishEntries(
  tx: Transaction,
  { type, contentModel, ...how }: Publishing & { ids: readonly string[]; revs?: Record<string, number> },
) {
  return publishAll(tx, { adapter: entryAdapter(type, contentModel), ...how });
}

/** Takes one language of an entry offline. */
export function unpublishEntry({ type, id, contentModel, ...how }: Publishing & { id: string }) {
  return unpublish({ owner: entryOwner({ type, id }, contentModel), ...how });
}

/** What stands against publishing an entry now; the office asks before its button is pressed. */
export async function publishProblems({ type, id, locale, contentModel }: Omit<Publishing, 'actor'> & { id: string }) {
  const adapter = entryAdapter(type, contentModel);
  const [snapshot] = await buildSnapshots(db(), { adapter, ids: [id], locale, lock: false });
  if (!snapshot) return null;
  return (await allProblems(db(), [snapshot], { adapter, locale })).get(id) ?? [];
}
