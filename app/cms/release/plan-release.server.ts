import { sql } from 'drizzle-orm';
import { idOf } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { undone } from '#app/db/rehearse.server.ts';
import { buildSnapshots } from '../publishing/snapshot.server.ts';
import { writeVersions } from '../publishing/write-versions.server.ts';
import {
  type Command,
  lockIn,
  openParts,
  patience,
  type ReleaseRefused,
  type Seen,
  writeParts,
} from './locked-release.server.ts';
import { groupsOf, putOnline } from './put-online.server.ts';
import type { ReleaseItem } from './release.ts';

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

/** Keeps the drafts as the versions that go online at their time. */
async function keepVersions(tx: Transaction, items: readonly ReleaseItem[], { id, actor, adapters }: Command) {
  for (const { adapter, locale, items: group } of groupsOf(items, adapters)) {
    const { type } = adapter;
    const snapshots = await buildSnapshots(tx, { adapter, ids: group.map((item) => item.id), locale });
    const kept = await writeVersions(tx, snapshots, { type, locale, kind: 'scheduled', by: idOf(actor) });
    await writeParts(
      tx,
      id,
      kept.map(({ id: object_id, version_id }) => ({ object_id, locale, version_id })),
    );
  }
}

/** Takes the time away from a release that waits for it: its parts can be changed again, and the drafts count. */
export function reopenRelease({ id, actor }: Omit<Command, 'adapters'>): Promise<{ kind: 'open' } | ReleaseRefused> {
  return transaction(async (tx) => {
    const found = await lockIn(tx, 'planned', { id, actor });
    if ('kind' in found) return found;
    await tx.execute(sql`update release set starts_at = null, ends_at = null where id = ${id}`);
    await tx.execute(sql`update release_item set version_id = null where release_id = ${id}`);
    await audit(tx, { by: idOf(actor), action: 'release:reopen', type: 'release', id });
    return { kind: 'open' };
  });
}
