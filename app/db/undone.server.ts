import type { Transaction } from './client.server.ts';

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
