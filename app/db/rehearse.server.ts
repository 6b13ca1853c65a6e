import type pg from 'pg';
import { connectionOf, type Database, type Transaction, transaction } from './client.server.ts';
import { inRehearsal, type OpenPool } from './pool-scope.server.ts';

/**
 * Answers what some work finds out by doing it, and undoes all it has written. Nothing it would announce when it is
 * committed is announced.
 */
export async function undone<Result>(tx: Transaction, work: (trial: Transaction) => Promise<Result>): Promise<Result> {
  const found: { result?: Result } = {};
  const isDone = new Error('Undone as it was meant to be.');
  try {
    await tx.transaction(async (trial) => {
      found.result = await work(trial);
      throw isDone;
    });
  } catch (error) {
    if (error !== isDone) throw error;
  }
  // Proof: without a result the work has thrown, and so has this.
  return found.result as Result;
}

/**
 * Shows the site as it would be: `prepare` writes what will have changed, `read` asks the database as if that had happened,
 * whatever it asks and by whichever way, and then all of it is undone. Nothing that is kept in memory is used meanwhile or
 * remembered afterwards (app/cache/kept-until-change.ts).
 */
export async function rehearse<Result, Prepared>(
  prepare: (tx: Transaction) => Promise<Prepared>,
  read: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const before = lastRehearsal;
  const own = Promise.withResolvers<void>();
  lastRehearsal = own.promise;
  await before;
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transaction((tx) => rehearseIn(tx, prepare, read), rehearsing);
      } catch (error) {
        if (attempt === mostAttempts || !isLocked(error)) throw error;
      }
    }
  } finally {
    own.resolve();
  }
}

/** One after the other: two of the same release would only wait for each other's rows, each on a connection of the team. */
let lastRehearsal: Promise<void> = Promise.resolve();

/** Milliseconds. Whoever really writes goes first: a rehearsal gives up before PostgreSQL (after a second) would stop one of both. */
const rehearsing = { statementSeconds: 20, settings: { lock_timeout: 700 } };
const mostAttempts = 4;

function rehearseIn<Result, Prepared>(
  tx: Transaction,
  ...[prepare, read]: Parameters<typeof rehearse<Result, Prepared>>
): Promise<Result> {
  return undone(tx, async (trial) => {
    const prepared = await prepare(trial);
    return inRehearsal(insideOf(connectionOf(tx), trial), () => read(prepared));
  });
}

/** PostgreSQL's `lock_not_available`, wherever in the chain of causes. */
function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLocked(error.cause);
}

/** A pool of one connection, whose transactions are parts of the one that is open on it. */
function insideOf(client: pg.PoolClient, trial: Transaction): OpenPool {
  // Proof: whoever renders asks a pool for answers and nothing else; transactions begin in `transaction`.
  return { pool: { query: client.query.bind(client) } as unknown as pg.Pool, database: trial as unknown as Database };
}
