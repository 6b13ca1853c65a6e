import { sql } from 'drizzle-orm';
import { type Actor, idOf, may, systemActor } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { rehearse, type Transaction, transaction } from '#app/db/client.server.ts';
import { undone } from '#app/db/undone.server.ts';
import { buildSnapshots } from '../publishing/snapshot.server.ts';
import { writeVersions } from '../publishing/write-versions.server.ts';
import { lockRelease } from './edit-release.server.ts';
import { type Adapters, groupsOf, type PutOnline, putOnline } from './put-online.server.ts';
import { type PartRefused, partKey, type ReleaseItem, type ReleaseState, stateOf } from './release.ts';
import { releaseTag } from './release-tag.server.ts';
import { findRelease, itemsOf } from './releases.server.ts';
import { type PartBack, takeBack } from './take-back.server.ts';

/** Hundreds of pages and dates in one transaction. */
const patience = { statementSeconds: 30 };

type Command = { id: string; actor: Actor; adapters: Adapters };

/** `tag` names the drafts on the screen of the person; null is whatever there is. */
type Seen = Command & { tag: string | null };

export type ReleaseRefused =
  | { kind: 'forbidden' }
  | { kind: 'gone' }
  /** Not possible in the state it is in. */
  | { kind: 'state'; state: ReleaseState }
  | { kind: 'empty' }
  /** Somebody has changed a part since it was on the screen of the person who publishes. */
  | { kind: 'changed' }
  | { kind: 'incomplete'; refused: PartRefused[] };

export type ReleasePlanned = { kind: 'planned' } | { kind: 'past' } | { kind: 'order' } | ReleaseRefused;

/**
 * Lets a release go online at a time, and come back at another. What will go online is kept now, with all checks as if it
 * went online at this moment, so that nobody publishes later what they have not seen.
 */
export function planRelease({
  starts,
  ends,
  now,
  ...command
}: Seen & {
  starts: Temporal.Instant;
  ends: Temporal.Instant | null;
  now: Temporal.Instant;
}): Promise<ReleasePlanned> {
  return transaction<ReleasePlanned>(async (tx) => {
    if (Temporal.Instant.compare(starts, now) <= 0) return { kind: 'past' };
    if (ends && Temporal.Instant.compare(ends, starts) <= 0) return { kind: 'order' };
    const found = await openParts(tx, command);
    if ('kind' in found) return found;
    const { id, actor } = command;
    const { refused } = await undone(tx, (trial) => putOnline(trial, found.items, command));
    if (refused.length > 0) return { kind: 'incomplete', refused };
    await keepVersions(tx, found.items, command);
    await tx.execute(sql`
      update release set starts_at = ${starts.toString()}::timestamptz, ends_at = ${ends?.toString() ?? null}::timestamptz
      where id = ${id}`);
    const detail = { starts_at: starts.toString(), ...(ends ? { ends_at: ends.toString() } : {}) };
    await audit(tx, { by: idOf(actor), action: 'release:plan', type: 'release', id, detail });
    return { kind: 'planned' };
  }, patience);
}

/** The parts of an open release as somebody has seen them, which nobody else changes until the end; or why not. */
async function openParts(
  tx: Transaction,
  { id, actor, adapters, tag }: Seen,
): Promise<{ items: ReleaseItem[] } | ReleaseRefused> {
  if (!may(actor, 'release:publish')) return { kind: 'forbidden' };
  const release = await lockRelease(tx, id);
  if (!release) return { kind: 'gone' };
  if (stateOf(release) !== 'open') return { kind: 'state', state: stateOf(release) };
  const items = await itemsOf(id, tx);
  if (items.length === 0) return { kind: 'empty' };
  const isSeen = tag === null || tag === (await releaseTag(tx, items, { adapters, lock: true }));
  return isSeen ? { items } : { kind: 'changed' };
}

/** Keeps the drafts as the versions that go online at their time. */
async function keepVersions(tx: Transaction, items: readonly ReleaseItem[], { id, actor, adapters }: Command) {
  for (const { adapter, locale, items: group } of groupsOf(items, adapters)) {
    const { type } = adapter;
    const snapshots = await buildSnapshots(tx, { adapter, ids: group.map((item) => item.id), locale });
    const kept = await writeVersions(tx, snapshots, { type, locale, kind: 'scheduled', by: idOf(actor) });
    const rows = kept.map(({ id: object_id, version_id }) => ({ object_id, version_id }));
    await tx.execute(sql`
      update release_item set version_id = row.version_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (object_id uuid, version_id uuid)
      where release_id = ${id} and release_item.object_id = row.object_id and locale = ${locale}`);
  }
}

/** Takes the time away from a release that waits for it: its parts can be changed again, and the drafts count. */
export function reopenRelease({ id, actor }: Omit<Command, 'adapters'>): Promise<{ kind: 'open' } | ReleaseRefused> {
  return transaction(async (tx) => {
    if (!may(actor, 'release:publish')) return { kind: 'forbidden' };
    const release = await lockRelease(tx, id);
    if (!release) return { kind: 'gone' };
    if (stateOf(release) !== 'planned') return { kind: 'state', state: stateOf(release) };
    await tx.execute(sql`update release set starts_at = null, ends_at = null where id = ${id}`);
    await tx.execute(sql`update release_item set version_id = null where release_id = ${id}`);
    await audit(tx, { by: idOf(actor), action: 'release:reopen', type: 'release', id });
    return { kind: 'open' };
  });
}

class Incomplete extends Error {
  readonly refused: PartRefused[];

  constructor(refused: PartRefused[]) {
    super('Not every part of the release can go online.');
    this.refused = refused;
  }
}

/** Puts an open release online at once: every part of it or nothing. With `ends` it is taken back by itself. */
export async function publishRelease({
  ends = null,
  ...command
}: Seen & { ends?: Temporal.Instant | null }): Promise<{ kind: 'online'; count: number } | ReleaseRefused> {
  try {
    return await transaction(async (tx) => {
      const found = await openParts(tx, command);
      if ('kind' in found) return found;
      const done = await goOnline(tx, { ...command, items: found.items, action: 'release:publish' });
      if (done.refused.length > 0) throw new Incomplete(done.refused);
      await tx.execute(sql`
        update release set ends_at = ${ends?.toString() ?? null}::timestamptz where id = ${command.id}`);
      return { kind: 'online' as const, count: done.online.length };
    }, patience);
  } catch (error) {
    if (error instanceof Incomplete) return { kind: 'incomplete', refused: error.refused };
    throw error;
  }
}

type Going = Command & { items: readonly ReleaseItem[]; action: 'release:publish' | 'release:start' };

/** Writes down what became of each part. */
export async function goOnline(tx: Transaction, { id, items, actor, adapters, action }: Going): Promise<PutOnline> {
  const done = await putOnline(tx, items, { adapters, actor });
  const rows = [
    ...done.online.map(({ type: _, id: object_id, ...part }) => ({ ...part, object_id, outcome: 'online' })),
    ...done.refused.map(({ id: object_id, locale, problems: [first] }) => {
      const outcome = first?.message || 'office_release_gone';
      return { object_id, locale, version_id: null, before_id: null, outcome };
    }),
  ];
  await tx.execute(sql`
    update release_item set outcome = row.outcome, before_id = row.before_id,
      version_id = coalesce(row.version_id, release_item.version_id)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (object_id uuid, locale text, version_id uuid, before_id uuid, outcome text)
    where release_id = ${id} and release_item.object_id = row.object_id and release_item.locale = row.locale`);
  await tx.execute(sql`update release set online_at = clock_timestamp() where id = ${id}`);
  const detail = { online: done.online.length, refused: done.refused.length };
  await audit(tx, { by: idOf(actor), action, type: 'release', id, detail });
  return done;
}

export type ReleaseBack = { kind: 'back'; back: number; stays: number } | ReleaseRefused;

/** Takes a release back at once, as one. */
export function takeReleaseBack({ id, actor, adapters }: Command): Promise<ReleaseBack> {
  return transaction<ReleaseBack>(async (tx) => {
    if (!may(actor, 'release:publish')) return { kind: 'forbidden' };
    const release = await lockRelease(tx, id);
    if (!release) return { kind: 'gone' };
    if (stateOf(release) !== 'online') return { kind: 'state', state: stateOf(release) };
    const parts = await goBack(tx, { id, actor, adapters, action: 'release:take-back' });
    const back = parts.filter(({ outcome }) => outcome === 'back').length;
    return { kind: 'back', back, stays: parts.length - back };
  }, patience);
}

/** Writes down what became of each part. */
export async function goBack(
  tx: Transaction,
  { id, actor, adapters, action }: Command & { action: 'release:take-back' | 'release:end' },
): Promise<PartBack[]> {
  const parts = await takeBack(tx, await itemsOf(id, tx), { adapters, by: idOf(actor) });
  const rows = parts.map(({ id: object_id, locale, outcome }) => ({ object_id, locale, outcome }));
  await tx.execute(sql`
    update release_item set outcome = row.outcome
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (object_id uuid, locale text, outcome text)
    where release_id = ${id} and release_item.object_id = row.object_id and release_item.locale = row.locale`);
  await tx.execute(sql`update release set ended_at = clock_timestamp() where id = ${id}`);
  await audit(tx, { by: idOf(actor), action, type: 'release', id, detail: { parts: parts.length } });
  return parts;
}

/** What stands against each part at this moment, asked by putting all of them online and undoing that. */
export function releaseProblems({
  id,
  adapters,
}: Pick<Command, 'id' | 'adapters'>): Promise<ReadonlyMap<string, PartRefused['problems']>> {
  const refusedIn = async (tx: Transaction) => {
    const release = await findRelease(id, tx);
    if (!release || release.online_at) return [];
    return (await putOnline(tx, await itemsOf(id, tx), { adapters, actor: systemActor })).refused;
  };
  return rehearse(refusedIn, async (refused) => new Map(refused.map((part) => [partKey(part), part.problems])));
}
