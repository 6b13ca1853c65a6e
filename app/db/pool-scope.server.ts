import { AsyncLocalStorage } from 'node:async_hooks';

const team = new AsyncLocalStorage<true>();

/** Runs work of the team (somebody who is logged in, a job): it asks the database over connections no visitor takes. */
export function asTeam<Result>(work: () => Result): Result {
  return team.run(true, work);
}

export function isTeam(): boolean {
  return team.getStore() === true;
}
