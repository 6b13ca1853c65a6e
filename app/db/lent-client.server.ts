import type pg from 'pg';
import { isSilence } from './pool.server.ts';
import { inGuard } from './transaction-guard.server.ts';

/** Settings of PostgreSQL that hold for one transaction. Names and values stand in our code: nothing here is escaped. */
export type Settings = Readonly<Record<string, number>>;

type Options = {
  settings?: Settings;
  /** The statement that the command has left to be sent along with the commit. */
  last?(): pg.QueryConfig | undefined;
};

/**
 * Lends a connection of the pool for one transaction: committed when the command answers, rolled back when it throws.
 * Whatever fails, `begin`, `commit` and `rollback` included, the connection goes back, or is closed when nobody knows
 * what state it is in.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  command: (client: pg.PoolClient) => Promise<Result>,
  { settings = {}, last }: Options = {},
): Promise<Result> {
  const client = await pool.connect();
  let given: Error | boolean = true;
  try {
    // Nobody waits for it: the first statement is sent right behind, and both are answered in one way there and back. Where
    // it fails the connection is lost, or the transaction refuses everything.
    const begun = client.query(beginning(settings));
    begun.catch(() => undefined);
    const result = await inGuard(() => command(client));
    await begun;
    await commit(client, last?.());
    given = false;
    return result;
  } catch (error) {
    given = await rollback(client, error as Error);
    throw error;
  } finally {
    client.release(given);
  }
}

/** In one message: each of its own would be another way to the server and back. */
function beginning(settings: Settings): string {
  return ['begin', ...Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)].join('; ');
}

/** PostgreSQL answers the commit of a failed transaction kindly, and keeps nothing of it. */
async function commit(client: pg.PoolClient, last: pg.QueryConfig | undefined): Promise<void> {
  const written = last && client.query(last);
  const committed = client.query('commit');
  committed.catch(() => undefined);
  await written;
  const { command } = await committed;
  if (command === 'ROLLBACK') throw new Error('A statement of the transaction failed, so nothing of it was kept.');
}

/** What to give the connection back with: nothing when it is clean again. */
async function rollback(client: pg.PoolClient, error: Error): Promise<Error | boolean> {
  // A silent server would not hear this either; closing the connection rolls back as well.
  if (isSilence(error)) return error;
  return client.query('rollback').then(
    () => false,
    (failure: Error) => failure,
  );
}
