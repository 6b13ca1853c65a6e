import pg from 'pg';
import { Connection } from './connection.server.ts';

/** What PostgreSQL itself ends, so that nothing waits for the slow one. */
const serverLimits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** What is ended here when PostgreSQL cannot be heard, as behind a network that swallows everything. */
const clientLimits = {
  query_timeout: 6_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

type Size = { max: number; waitMilliseconds: number };

/** A pool of connections with limits on everything that could be waited for. */
export function createPool(url: string, { max, waitMilliseconds }: Size): pg.Pool {
  const created = new pg.Pool({
    connectionString: url,
    max,
    // For a free connection as well as for a new one.
    connectionTimeoutMillis: waitMilliseconds,
    // What is prepared goes with the connection: it is kept through a quiet minute, and renewed before it is worn.
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 1_800,
    ...serverLimits,
    ...clientLimits,
    // What is asked at once is sent at once, such as the beginning of a transaction with its first statement.
    pipeline: true,
    application_name: 'foyer',
    Client: Connection,
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  created.on('error', () => undefined);
  watchIdle(created);
  return created;
}

const idleOf = new WeakMap<pg.Pool, Set<pg.PoolClient>>();

function watchIdle(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  idleOf.set(pool, idle);
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (error, client) => {
    idle.add(client);
    if (error && isSilence(error)) closeIdle(pool);
  });
}

/** The server did not answer in time, so nothing says that it will on another connection of before. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Closes the connections nobody uses; whoever asks next gets a new one instead of waiting on a dead one. */
export function closeIdle(pool: pg.Pool): void {
  for (const client of idleOf.get(pool) ?? []) client.connection.stream.destroy();
}
