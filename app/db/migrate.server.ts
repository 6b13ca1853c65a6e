import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

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
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = '10min'; set lock_timeout = '10min'");
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await runMissing(client, { folder, wanted });
  } finally {
    // Ending the session gives the lock back and forgets the long time limits, whatever went wrong.
    client.release(true);
  }
}

async function runMissing(client: pg.PoolClient, { folder, wanted }: Required<Migrating>): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, run_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const known = new Set(rows.map((row) => row.name));
  const missing = (await migrationFiles(folder)).filter((name) => wanted(name) && !known.has(name));
  for (const name of missing) await runOne(client, name, await readFile(join(folder, name), 'utf8'));
  return missing;
}

async function runOne(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}. Nothing of it was kept.`, { cause });
  }
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}
