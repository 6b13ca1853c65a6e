import { AsyncLocalStorage } from 'node:async_hooks';

type Begun = { at: Error; isOver: boolean };

// It would cost every query a look in production, where nobody reads the two stacks.
const isOn = process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development';
const begun = isOn ? new AsyncLocalStorage<Begun>() : null;

/** Runs what belongs to a transaction, so that asking the pool from within is noticed. */
export async function inGuard<Result>(command: () => Promise<Result>): Promise<Result> {
  if (!begun) return command();
  const here: Begun = { at: new Error('The transaction began here.'), isOver: false };
  return begun.run(here, command).finally(() => {
    here.isOver = true;
  });
}

/**
 * Throws, in development and tests, when it is called inside a transaction: as many transactions at once as the pool
 * has connections would wait for one more each, for ever.
 */
export function refuseInTransaction(): void {
  const open = begun?.getStore();
  if (!open || open.isOver) return;
  throw new Error('The pool was asked inside a transaction: ask the transaction, or ask before or after it.', {
    cause: open.at,
  });
}
