import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { afterCommit, type Transaction } from '#app/db/client.server.ts';
import { announceChange } from './changes.ts';

export const epochChannel = 'cache_epoch';

/** NOTIFY takes 8,000 bytes; longer lists are left to the poll of the nodes. */
const longestNotice = 7_500;

/**
 * Tells every node, once the transaction commits, that something changed which nothing is cached of, such as a draft.
 * Without the durable epoch: whoever follows it asks again from time to time.
 */
export async function announceNotice(tx: Transaction, tag: string): Promise<void> {
  announceHereAfterCommit(tx, tag);
  await tx.execute(sql`select ${notify(tag)}`);
}

/** Its part for this node, for a statement that brings `notify` along. */
export function announceHereAfterCommit(tx: Transaction, tag: string): void {
  afterCommit(tx, () => announceChange([tag]));
}

/** Its part for the other nodes, as an expression in a statement that has something else to do as well. */
export function notify(tag: string | Placeholder): SQL<unknown> {
  return sql`pg_notify(${epochChannel}, ${tag})`;
}

/**
 * Says, inside the writer's transaction, that what these tags stand for has changed. Every node drops its pages when
 * the transaction commits: this one before the writer is answered, others at once by NOTIFY or within two seconds by
 * polling. The epoch is the number of the
 * transaction, so a poll can ask for "all since" without missing one that committed late.
 */
export async function bumpEpoch(tx: Transaction, tags: Iterable<string>): Promise<void> {
  // One order for all writers, or two of them could wait for each other.
  const sorted = [...new Set(tags)].sort();
  if (sorted.length === 0) return;
  const notice = sorted.join(',');
  await Promise.all([
    tx.execute(sql`
      insert into cache_epoch (tag, epoch)
      select tag, pg_current_xact_id()::text::bigint from unnest(${sql.param(sorted)}::text[]) as tag
      on conflict (tag) do update set epoch = excluded.epoch`),
    Buffer.byteLength(notice) <= longestNotice && tx.execute(sql`select ${notify(notice)}`),
  ]);
  afterCommit(tx, () => announceChange(sorted));
}
