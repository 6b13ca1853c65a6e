import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** Inside `transaction`; whatever takes a `Database` takes this too. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

let open: { pool: pg.Pool; database: Database } | null = null;

/** Opens the one pool of this process. Called once, by the start of the server, a script or a test. */
export function openDatabase(url: string, { max = 10 }: { max?: number } = {}): pg.Pool {
  if (open) throw new Error('The database is already open in this process.');
  const created = createPool(url, max);
  open = { pool: created, database: drizzle(created, { schema }) };
  return created;
}

/** Ends all connections; without an open database it does nothing. */
export async function closeDatabase(): Promise<void> {
  const closing = open;
  open = null;
  await closing?.pool.end();
}

/** For typed queries; throws before `openDatabase`. */
export function db(): Database {
  return requireOpen().database;
}

/** For SQL by hand; throws before `openDatabase`. */
export function pool(): pg.Pool {
  return requireOpen().pool;
}

/** Runs a command: everything in it is committed together or not at all. */
export async function transaction<Result>(command: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const calls: (() => void)[] = [];
  const result = await db().transaction((tx) => {
    callsAfter.set(tx, calls);
    return command(tx);
  });
  for (const call of calls) call();
  return result;
}

const callsAfter = new WeakMap<Transaction, (() => void)[]>();

/** Calls when this transaction is committed, before whoever began it goes on; never when it is rolled back. */
export function afterCommit(tx: Transaction, call: () => void): void {
  callsAfter.get(tx)?.push(call);
}

function createPool(url: string, max: number): pg.Pool {
  const created = new pg.Pool({
    connectionString: url,
    max,
    // For a free connection too: a crowd waits in the queue for as long as a statement may take before it is turned away.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'foyer',
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  created.on('error', () => undefined);
  return created;
}

function requireOpen() {
  if (!open) throw new Error('The database is not open: call openDatabase(url) at the start of the process.');
  return open;
}
