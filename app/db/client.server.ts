import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { Connection } from './connection.server.ts';
import { inTransaction, type Settings } from './lent-client.server.ts';
import { closeIdle, createPool } from './pool.server.ts';
import { type OpenPool, poolScope, rehearsal } from './pool-scope.server.ts';
import { refuseInTransaction } from './transaction-guard.server.ts';

export type Database = NodePgDatabase;
/** Inside `transaction`; whatever takes a `Database` takes this too. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

type Pools = { visitors: OpenPool; team: OpenPool };

let open: Pools | null = null;

/** How many connections each pool may hold. */
export type PoolSizes = { visitors?: number; team?: number };

/**
 * Opens the pools of this process and answers the visitors'. Called once, by the start of the server, a script or a
 * test. Visitors are turned away soon when all connections are taken; the team has some of its own, and patience.
 */
export function openDatabase(url: string, { visitors = 10, team = 5 }: PoolSizes = {}): pg.Pool {
  if (open) throw new Error('The database is already open in this process.');
  open = {
    visitors: openPool(createPool(url, { max: visitors, waitMilliseconds: 2_000 })),
    team: openPool(createPool(url, { max: team, waitMilliseconds: 8_000 })),
  };
  return open.visitors.pool;
}

/** Ends all connections; without an open database it does nothing. */
export async function closeDatabase(): Promise<void> {
  const closing = open;
  open = null;
  await Promise.all([closing?.visitors.pool.end(), closing?.team.pool.end()]);
}

/** For typed queries; throws before `openDatabase`, and inside a transaction (development and tests). */
export function db(): Database {
  return chosen().database;
}

/** For SQL by hand; throws where `db` does. */
export function pool(): pg.Pool {
  return chosen().pool;
}

/** Both pools, for those who count connections. */
export function pools(): { visitors: pg.Pool; team: pg.Pool } {
  const { visitors, team } = requireOpen();
  return { visitors: visitors.pool, team: team.pool };
}

/** The server has fallen silent: connections that nobody uses just now are not lent again. */
export function distrustIdle(): void {
  for (const each of Object.values(open ?? {})) closeIdle(each.pool);
}

type Limits = {
  /** For work of many rows; the usual five are enough for anything a person waits for. */
  statementSeconds?: number;
  settings?: Settings;
};

/** Runs a command: everything in it is committed together or not at all. */
export async function transaction<Result>(
  command: (tx: Transaction) => Promise<Result>,
  limits: Limits = {},
): Promise<Result> {
  const inside = rehearsal();
  // Proof: what a rehearsal asks is a transaction.
  if (inside) return command(inside.database as unknown as Transaction);
  const ending: Ending = { calls: [] };
  const { statementSeconds, settings } = limits;
  const run = (client: pg.PoolClient) => {
    const tx: Transaction = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
    ending.client = client;
    endings.set(tx, ending);
    if (!statementSeconds || !(client instanceof Connection)) return command(tx);
    return client.withPatience(statementSeconds, () => command(tx));
  };
  const timeout: Settings = statementSeconds ? { statement_timeout: statementSeconds * 1000 } : {};
  const result = await inTransaction(pool(), run, { settings: { ...timeout, ...settings }, last: () => ending.last });
  for (const call of ending.calls) call();
  return result;
}

/**
 * Leaves a statement to be sent along with the commit, in one way to the server and back; the transaction fails when it
 * does. One for each transaction: it is the last thing done in it, and nobody learns what it returns.
 */
export function sendWithCommit(tx: Transaction, last: pg.QueryConfig): void {
  const ending = endings.get(tx);
  if (!ending || ending.last) throw new Error('A transaction has only one last statement.');
  ending.last = last;
}

/**
 * A statement that is laid out once for each connection; whoever asks it gives it values only. For the few that a person
 * waits for at every key: laying them out takes drizzle as long as PostgreSQL takes to answer them.
 */
export function oncePerConnection<Prepared>(layOut: (tx: Transaction) => Prepared): (tx: Transaction) => Prepared {
  const laidOut = new WeakMap<pg.PoolClient, Prepared>();
  return (tx) => {
    const client = endings.get(tx)?.client;
    const known = client && laidOut.get(client);
    if (known) return known;
    const prepared = layOut(tx);
    if (client) laidOut.set(client, prepared);
    return prepared;
  };
}

/** What happens when a transaction is committed: its last statement with it, and calls after it. */
type Ending = { client?: pg.PoolClient; calls: (() => void)[]; last?: pg.QueryConfig };

const endings = new WeakMap<Transaction, Ending>();
const dialect = new PgDialect();

/** The connection a transaction was begun on. */
export function connectionOf(tx: Transaction): pg.PoolClient {
  const client = endings.get(tx)?.client;
  if (!client) throw new Error('Only what `transaction` began has a connection.');
  return client;
}

/** Calls when this transaction is committed, before whoever began it goes on; never when it is rolled back. */
export function afterCommit(tx: Transaction, call: () => void): void {
  endings.get(tx)?.calls.push(call);
}

function openPool(from: pg.Pool): OpenPool {
  return { pool: from, database: drizzle(from) };
}

function chosen(): OpenPool {
  const scope = poolScope();
  if (scope && scope !== 'team') return scope;
  refuseInTransaction();
  const { visitors, team } = requireOpen();
  return scope === 'team' ? team : visitors;
}

function requireOpen(): Pools {
  if (!open) throw new Error('The database is not open: call openDatabase(url) at the start of the process.');
  return open;
}
