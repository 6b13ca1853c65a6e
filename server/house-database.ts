import { access, constants } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { closeDatabase, openDatabase } from '#app/db/client.server.ts';
import { startEmbeddedPostgres } from '#app/db/embedded.server.ts';
import { migrate } from '#app/db/migrate.server.ts';
import { requireRecentServer } from '#app/db/server-version.server.ts';
import { type Env, StartProblem } from '#app/env.server.ts';
import { makeFolder } from './make-folder.ts';

export type HouseDatabase = { pool: pg.Pool; stop(): Promise<void> };

/** The venue's own server when DATABASE_URL names one, otherwise the one brought along; migrated. */
export async function openHouseDatabase(env: Env): Promise<HouseDatabase> {
  await requireWritable(resolve(env.DATA_DIR));
  const server = env.DATABASE_URL ? await ownServer(env.DATABASE_URL) : await embedded(env);
  const pool = openDatabase(server.url, { visitors: env.DATABASE_POOL, team: env.DATABASE_POOL_TEAM });
  try {
    await requireRecentServer(pool);
    await migrate(pool);
  } catch (error) {
    await closeDatabase();
    await server.stop();
    throw env.DATABASE_URL ? addressProblem(env.DATABASE_URL, error as Error) : error;
  }
  return { pool, stop: server.stop };
}

async function ownServer(url: string) {
  return { url, stop: async () => undefined };
}

/** Enough for a process per core, and for migrations, imports and backups beside them. */
function connectionsOf({ DATABASE_POOL, DATABASE_POOL_TEAM }: Env): number {
  return Math.max(100, 20 + availableParallelism() * (DATABASE_POOL + DATABASE_POOL_TEAM + 1));
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
