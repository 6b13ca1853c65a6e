import { readdir } from 'node:fs/promises';
import type { Disk } from 'flydrive';
import pg from 'pg';
import { migrate } from '#app/db/migrate.server.ts';
import { BackupProblem, type Manifest } from './archive.ts';
import { advanceCounters } from './counters.ts';
import { readArchive } from './read-archive.ts';
import { clearNoted, filesToWrite, noteFiles, writeFile } from './restored-files.ts';
import { insertRows, requireRows } from './restored-rows.ts';
import { plainValues, tablesInOrder } from './tables.ts';

type Target = { url: string; storage: Disk };
type Restoring = Target & { file: string; manifest: Manifest };

/** Any fixed number: two restores into one database wait for each other, and the second finds it filled. */
const restoreLock = 7_206_119;

/** Refuses a backup whose rows have a shape that this version does not know. To be asked before anything is begun. */
export async function requireKnownShape({ migrations }: Manifest, folder = 'migrations'): Promise<void> {
  const known = new Set(await readdir(folder));
  if (migrations.every((name) => known.has(name))) return;
  throw new BackupProblem('This backup was made by a newer Foyer: update this one first, then restore.');
}

/**
 * Puts a backup that has been read over once into an empty site, all of it or nothing: the rows in one transaction, the
 * files under names that are noted before, so that a restore that was killed is cleared by the next one or the next start.
 */
export async function restoreBackup(restoring: Restoring): Promise<void> {
  await bringToShape(restoring);
  const client = new pg.Client({ connectionString: restoring.url, application_name: 'foyer restore', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(plainValues);
    await client.query('select pg_advisory_lock($1)', [restoreLock]);
    await requireEmpty(client);
    await requireSameShape(client, restoring.manifest);
    await clearNoted(client, restoring.storage);
    await fill(client, restoring);
  } finally {
    await client.end().catch(() => undefined);
  }
  await withPool(restoring.url, (pool) => migrate(pool));
}

/** A backup of an older version is loaded into the tables as they were then; migrations change its rows afterwards. */
async function bringToShape({ url, manifest }: Restoring): Promise<void> {
  await withPool(url, (pool) => migrate(pool, { wanted: (name) => manifest.migrations.includes(name) }));
}

async function fill(client: pg.Client, { file, storage, manifest }: Restoring): Promise<void> {
  const toWrite = await filesToWrite(storage, manifest);
  await noteFiles(client, [...toWrite]);
  try {
    await client.query('begin');
    const tables = await tablesInOrder(client);
    await client.query(`truncate ${tables.map((name) => pg.escapeIdentifier(name)).join(', ')}`);
    await client.query('set constraints all deferred');
    await readArchive(file, (part, content) =>
      part.kind === 'table'
        ? insertRows(client, part.table, content)
        : writeFile(storage, { key: part.key, isThere: !toWrite.has(part.key), content }),
    );
    await advanceCounters(client, manifest.counters);
    // They are numbers of transactions of another database, which nodes here would ask about for ever.
    await client.query('update cache_epoch set epoch = 1');
    await requireRows(client, manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await clearNoted(client, storage).catch(() => undefined);
    throw inOneSentence(error as Error);
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select (exists (select from page) or exists (select from "user")) as used');
  if (rows[0].used)
    throw new BackupProblem('There is a site in this place already: restore into an empty DATA_DIR or database.');
}

async function requireSameShape(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  if (rows.every(({ name }) => migrations.includes(name))) return;
  throw new BackupProblem(
    'The tables of this database are newer than the backup: restore into a new DATA_DIR or an empty database.',
  );
}

async function withPool(url: string, use: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  await use(pool).finally(() => pool.end());
}

function inOneSentence(error: Error): Error {
  if (error instanceof BackupProblem) return error;
  return new BackupProblem(`The backup could not be restored (${error.message}); nothing of it was kept.`);
}
