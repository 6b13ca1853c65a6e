import { sql } from 'drizzle-orm';
import { type Actor, may } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { lockRelease } from './edit-release.server.ts';
import type { Adapters } from './put-online.server.ts';
import { type PartRefused, type Release, type ReleaseItem, type ReleaseState, stateOf } from './release.ts';
import { releaseTag } from './release-tag.server.ts';
import { itemsOf } from './releases.server.ts';

/** Hundreds of pages and dates in one transaction. */
export const patience = { statementSeconds: 30 };

export type Command = { id: string; actor: Actor; adapters: Adapters };

/** `tag` names the drafts on the screen of the person; null is whatever there is. */
export type Seen = Command & { tag: string | null };

export type ReleaseRefused =
  | { kind: 'forbidden' }
  | { kind: 'gone' }
  /** Not possible in the state it is in. */
  | { kind: 'state'; state: ReleaseState }
  | { kind: 'empty' }
  /** Somebody has changed a part since it was on the screen of the person who publishes. */
  | { kind: 'changed' }
  | { kind: 'incomplete'; refused: PartRefused[] };

/** A release that is in this state and stays so until the end; or why nobody does that with it. */
export async function lockIn(
  tx: Transaction,
  state: ReleaseState,
  { id, actor }: Pick<Command, 'id' | 'actor'>,
): Promise<Release | ReleaseRefused> {
  if (!may(actor, 'release:publish')) return { kind: 'forbidden' };
  const release = await lockRelease(tx, id);
  if (!release) return { kind: 'gone' };
  const now = stateOf(release);
  return now === state ? release : { kind: 'state', state: now };
}

/** The parts of an open release as somebody has seen them, which nobody else changes until the end; or why not. */
export async function openParts(
  tx: Transaction,
  { adapters, tag, ...command }: Seen,
): Promise<{ items: ReleaseItem[] } | ReleaseRefused> {
  const found = await lockIn(tx, 'open', command);
  if ('kind' in found) return found;
  const items = await itemsOf(found.id, tx);
  if (items.length === 0) return { kind: 'empty' };
  const isSeen = tag === null || tag === (await releaseTag(tx, items, { adapters, lock: true }));
  return isSeen ? { items } : { kind: 'changed' };
}

/** What has become of a part; what is not named or null stays as it is. */
type PartWritten = {
  object_id: string;
  locale: string;
  version_id?: string | null;
  before_id?: string | null;
  outcome?: string;
};

/** Writes down what has become of parts. */
export async function writeParts(tx: Transaction, id: string, parts: readonly PartWritten[]): Promise<void> {
  await tx.execute(sql`
    update release_item set outcome = coalesce(row.outcome, release_item.outcome),
      before_id = coalesce(row.before_id, release_item.before_id),
      version_id = coalesce(row.version_id, release_item.version_id)
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as row (object_id uuid, locale text, version_id uuid, before_id uuid, outcome text)
    where release_id = ${id} and release_item.object_id = row.object_id and release_item.locale = row.locale`);
}
