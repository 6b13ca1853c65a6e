import { access, constants } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#app/db/embedded/embedded.server.ts';
import { migrate } from '#app/db/migrate.server.ts';
import { requireRecentServer } from '#app/db/server-version.server.ts';
import { type Env, StartProblem, workerCount } from '#app/env.server.ts';
import { makeFolder } from './make-folder.ts';

export type RunningDatabase = { url: string; stop(): Promise<void> };

/** The venue's own server when DATABASE_URL names one, otherwise the one brought along; migrated, and open to whoever asks. */
export async function startDatabase(env: Env): Promise<RunningDatabase> {
  await requireWritable(resolve(env.DATA_DIR));
  const server = env.DATABASE_URL ? await ownServer(env.DATABASE_URL) : await embedded(env);
  try {
    await prepare(server.url);
  } catch (error) {
    await server.stop();
    throw env.DATABASE_URL ? addressProblem(env.DATABASE_URL, error as Error) : error;
  }
  return server;
}

async function prepare(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    application_name: 'foyer',
  });
  pool.on('error', () => undefined);
  try {
    await requireRecentServer(pool);
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

async function ownServer(url: string) {
  return { url, stop: async () => undefined };
}

/** Enough for all workers and one that takes the place of another, and for migrations, imports and backups beside them. */
function connectionsOf(env: Env): number {
  return Math.max(100, 20 + (workerCount(env) + 1) * (env.DATABASE_POOL + env.DATABASE_POOL_TEAM + 1));
}

async function embedded(env: Env) {
  return startEmbeddedPostgres(join(env.DATA_DIR, 'postgres'), { connections: connectionsOf(env) }).catch(
    (error: Error) => {
      throw new StartProblem(error.message, { cause: error });
    },
  );
}

function addressProblem(address: string, error: Error & { code?: string }): Error {
  const { host, pathname, searchParams } = new URL(address);
  const isOurs = error instanceof StartProblem || error.message.startsWith('Migration ');
  if (isOurs) return new StartProblem(error.message);
  return new StartProblem(
    `The database ${pathname.slice(1)} at ${host || searchParams.get('host')} cannot be used ` +
      `(${error.message || error.code}): correct DATABASE_URL, or leave it out to use the database that Foyer brings along.`,
  );
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch {
    throw new StartProblem(
      `The folder ${folder} cannot be written: give this user the right to, or name another in DATA_DIR.`,
    );
  }
}
