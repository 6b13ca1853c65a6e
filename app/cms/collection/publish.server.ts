import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { db, type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { auditEntries } from './audit-entries.server.ts';
import { tagsOfListings } from './cache-tags.ts';
import type { EntryChanged, EntryIncomplete, EntryPublished, EntryRefusal } from './entry-answer.ts';
import { entryUrl } from './entry-url.ts';
import { type Frozen, freeze } from './freeze.server.ts';
import { collectionOf, type House } from './house.ts';
import { putOnline, writeVersions } from './put-online.server.ts';
import { refreshHeirs, removeListings } from './write-listings.server.ts';

type Publishing = { type: string; locale: Locale; actor: Actor; house: House };

/** Publishes one language of one entry: everything that happens is below, from top to bottom, in one transaction. */
export function publishEntry({
  id,
  rev = null,
  ...publishing
}: Publishing & {
  id: string;
  /** The revision on the screen of the person who publishes; null publishes whatever there is (demo, import). */
  rev?: number | null;
}): Promise<EntryPublished | EntryIncomplete | EntryChanged | EntryRefusal> {
  return transaction(async (tx) => {
    const [done] = await publishEntries(tx, { ...publishing, ids: [id], revs: rev === null ? {} : { [id]: rev } });
    return done?.result ?? { kind: 'gone' };
  });
}

/** What the caller makes of the frozen drafts before they go out, such as only a part of each, in the same transaction. */
export type Prepare = (tx: Transaction, frozen: Frozen[]) => Promise<Frozen[]>;

export type Published = {
  id: string;
  result: EntryPublished | EntryIncomplete | EntryChanged | EntryRefusal;
};

/** The same for many entries of a collection in the transaction of the caller; each answers for itself. */
export async function publishEntries(
  tx: Transaction,
  {
    type,
    ids,
    locale,
    actor,
    house,
    revs = {},
    prepare = async (_, frozen) => frozen,
  }: Publishing & { ids: readonly string[]; revs?: Record<string, number>; prepare?: Prepare },
): Promise<Published[]> {
  if (!may(actor, 'entry:publish')) return ids.map((id) => ({ id, result: { kind: 'forbidden' } }));
  const definition = collectionOf(house, type);
  const userId = idOf(actor);
  const refused: Published[] = [];
  const frozen = await freeze(tx, { type, ids, locale, house });
  const ready = (await prepare(tx, frozen)).filter(({ entry, problems }) => {
    const wanted = revs[entry.id];
    if (wanted !== undefined && wanted !== entry.rev)
      refused.push({ id: entry.id, result: { kind: 'changed', rev: entry.rev } });
    else if (problems.length > 0) refused.push({ id: entry.id, result: { kind: 'incomplete', problems } });
    else return true;
    return false;
  });
  const items = await writeVersions(tx, { type, locale, userId, kind: 'publish', items: ready });
  const { own, heirs, before } = await putOnline(tx, { type, locale, userId, house, items });
  if (items.length > 0) {
    const noted = items.map(({ doc, n }) => ({ id: doc.entry.id, detail: { version: n } }));
    await auditEntries(tx, noted, { actor, action: 'publish', type, locale });
    await bumpEpoch(tx, tagsOfListings([{ type, rows: own }, ...heirs], before));
  }
  const numbers = new Map(items.map(({ doc, n }) => [doc.entry.id, n]));
  const published = own.map((row): Published => {
    const url = entryUrl(definition, row);
    const n = numbers.get(row.object_id) ?? 0;
    return { id: row.object_id, result: { kind: 'published', n, published_at: row.published_at, url } };
  });
  return [...published, ...refused];
}

/** Takes one language offline. The draft, the versions and the other language stay as they are. */
export function unpublishEntry({
  type,
  id,
  locale,
  actor,
  house,
}: Publishing & { id: string }): Promise<{ kind: 'unpublished' } | EntryRefusal> {
  return transaction(async (tx) => {
    if (!may(actor, 'entry:publish')) return { kind: 'forbidden' };
    const removed = await takeOffline(tx, { type, ids: [id], locale, actor, house, action: 'unpublish' });
    return removed > 0 ? { kind: 'unpublished' } : { kind: 'refused', refusal: 'not-published' };
  });
}

/** Removes everything visitors can find of some entries in one language; what inherits from them is listed anew. */
export async function takeOffline(
  tx: Transaction,
  {
    type,
    ids,
    locale,
    actor,
    house,
    action,
  }: Publishing & { ids: readonly string[]; action: 'unpublish' | 'entry:bin' },
): Promise<number> {
  const removed = await removeListings(tx, { type, ids, locale });
  if (removed.length === 0) return 0;
  const heirs = await refreshHeirs(tx, { type, ids: removed.map(({ object_id }) => object_id), locale, house });
  const noted = removed.map(({ object_id }) => ({ id: object_id, detail: {} }));
  await auditEntries(tx, noted, { actor, action, type, locale });
  await bumpEpoch(tx, tagsOfListings([{ type, rows: removed }, ...heirs]));
  return removed.length;
}

/** What stands against publishing an entry now; the office asks before its button is pressed. */
export async function publishProblems({ type, id, locale, house }: Omit<Publishing, 'actor'> & { id: string }) {
  const [frozen] = await freeze(db(), { type, ids: [id], locale, house, lock: false });
  return frozen?.problems ?? null;
}
