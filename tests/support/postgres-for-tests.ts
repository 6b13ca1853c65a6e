import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../app/db/embedded/embedded.server.ts';
import { migrate } from '../../app/db/migrate.server.ts';
import { makeFastFolder } from './fast-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** One PostgreSQL for a whole test run, with a migrated database to copy from. */
export default async function setup(project: TestProject) {
  const folder = await makeFastFolder('foyer-tests-');
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), { durable: false });
  await prepareTemplate(server.url);
  project.provide('postgres', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepareTemplate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrate(pool);
  await pool.end();
}
