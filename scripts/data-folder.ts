import { join, resolve } from 'node:path';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../app/db/embedded/embedded.server.ts';
import { readEnv } from '../app/env.server.ts';

/** The database of this site for a script: the running one, or one started for the time it takes. */
export async function borrowDatabase() {
  const env = readEnv();
  const dataDir = resolve(env.DATA_DIR);
  const running = env.DATABASE_URL ?? (await runningEmbeddedPostgres(join(dataDir, 'postgres')));
  if (running) return { url: running, isRunning: !env.DATABASE_URL, dataDir, giveBack: async () => undefined };
  const own = await startEmbeddedPostgres(join(dataDir, 'postgres'));
  return { url: own.url, isRunning: false, dataDir, giveBack: own.stop };
}
