import { join } from 'node:path';
import { stopAbandonedPostgres } from '#app/db/embedded/orphan.server.ts';
import type { Env } from '#app/env.server.ts';

/** The supervisor was killed: nobody else is left to stop the database that it had started. */
export async function stopAbandonedDatabase(env: Env): Promise<void> {
  if (!env.DATABASE_URL) await stopAbandonedPostgres(join(env.DATA_DIR, 'postgres'));
}
