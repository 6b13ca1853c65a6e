import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartProblem } from '#app/env.server.ts';
import { type Connection, connectBeside } from './connection.server.ts';

/** Any fixed number: it only keeps nodes that start together from migrating at the same time. */
const migrationLock = 7_206_113;

type Migrating = {
  folder?: string;
  /** A restore brings the tables to the state of its backup first. */
  wanted?: (name: string) => boolean;
};

/**
 * Brings the database to the newest state: every SQL file of `folder` in the order of names, each once, each in a
 * transaction of its own. Nodes starting together wait for the first. Returns the names that were run.
 */
export async function migrate(
  pool: pg.Pool,
  { folder = join(process.cwd(), 'migrations'), wanted = () => true }: Migrating = {},
): Promise<string[]> {
  const beside = await connectBeside(pool, { seconds: 600 });
  try {
    await beside.query('select pg_advisory_lock($1)', [migrationLock]);
    return await runMissing(beside, { folder, wanted });
  } finally {
    // The lock goes with the connection, whatever went wrong.
    await beside.end();
  }
}

async function runMissing(client: Connection, { folder, wanted }: Required<Migrating>): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, run_at timestamptz not null default now())',
  );
  const { rows } = await client.query('select name from migration');
  const done = new Set<string>(rows.map((row: { name: string }) => row.name));
  const known = await migrationFiles(folder);
  refuseNewer(done, known);
  const missing = known.filter((name) => wanted(name) && !done.has(name));
  for (const name of missing) await runOne(client, name, await readFile(join(folder, name), 'utf8'));
  return missing;
}

/** A version of before would write what the newer one has laid out in another way. */
function refuseNewer(done: ReadonlySet<string>, known: readonly string[]): void {
  const newest = [...done]
    .filter((name) => !known.includes(name))
    .sort()
    .at(-1);
  if (newest === undefined) return;
  throw new StartProblem(
    `The database was migrated by a newer Foyer (up to ${newest}), this version knows migrations up to ` +
      `${known.at(-1)}: start the newer version, or restore a backup that was made before the update.`,
  );
}

async function runOne(client: Connection, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}. Nothing of it was kept.`, { cause });
  }
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}
