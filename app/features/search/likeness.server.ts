import { type Transaction, transaction } from '#app/db/client.server.ts';

/** Nobody waits longer for a search, and no search holds a connection for longer: then it is 503, and others go on. */
const mostSeconds = 1.5;
/** How alike a word must be to count as mistyped. */
const likeness = 0.45;
/** Shorter words are alike by chance. */
export const shortestTypo = 4;

/** A transaction in which the index answers "much like" (`<%` and `%`), which it does only by a setting, and which has little time. */
export function searching<Result>(ask: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const settings = { 'pg_trgm.word_similarity_threshold': likeness, 'pg_trgm.similarity_threshold': likeness };
  return transaction(ask, { statementSeconds: mostSeconds, settings });
}
