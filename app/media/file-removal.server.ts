import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Transaction } from '#app/db/client.server.ts';

/** Any fixed number: shared by whoever copies the files of the store, taken alone by whoever removes some of them. */
const fileLock = 7_206_118;

/** While this connection lives no original is removed from the store: a backup copies what its rows name. */
export async function holdFiles(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [fileLock]);
}

/** Whether originals may be removed within this transaction; if not, a backup is being made, and it is tried again later. */
export async function mayRemoveFiles(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${fileLock}) as free`);
  return rows[0]?.free ?? false;
}
