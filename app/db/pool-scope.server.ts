import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

export type OpenPool = { pool: pg.Pool; database: NodePgDatabase };

const scope = new AsyncLocalStorage<'team' | OpenPool>();

/** Runs work of the team (somebody who is logged in, a job): it asks the database over connections no visitor takes. */
export function asTeam<Result>(work: () => Result): Result {
  return scope.run('team', work);
}

/** Whose connections are asked: the team's, those of visitors where nothing is said, or the one of a rehearsal. */
export function poolScope(): 'team' | OpenPool | undefined {
  return scope.getStore();
}

/** Runs work that asks the database by this connection alone, as it is inside a transaction that will be undone. */
export function inRehearsal<Result>(inside: OpenPool, work: () => Result): Result {
  return scope.run(inside, work);
}

/** The connection of the rehearsal this is part of; null everywhere else. */
export function rehearsal(): OpenPool | null {
  const found = poolScope();
  return found === undefined || found === 'team' ? null : found;
}
