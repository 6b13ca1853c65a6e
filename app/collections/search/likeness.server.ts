import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';

/** How alike a word must be to count as mistyped. */
const likeness = '0.45';
/** Shorter words are alike by chance. */
export const shortestTypo = 4;

/** The index answers "much like" (`<%`) only by a setting of the transaction. */
export async function setLikeness(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`);
}
