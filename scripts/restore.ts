import './in-words.ts';
import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { closeDatabase, openDatabase } from '../app/db/client.server.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { advanceCounters, tablesInOrder, writableColumns } from './backup-tables.ts';
import { borrowDatabase } from './house-folder.ts';

const batch = 500;

/** Puts a backup into an empty house: all tables in one transaction, then the files. */
const file = process.argv[2];
if (!file || !existsSync(file)) stopWith('Name the backup to restore: npm run restore -- foyer-2026-11-21T1200.tar');
const database = await borrowDatabase();
const folder = await mkdtemp(join(tmpdir(), 'foyer-restore-'));
try {
  if (database.isRunning) throw new Error('Foyer is running on this data folder: stop it, then restore.');
  await promisify(execFile)('tar', ['-xf', resolve(file), '-C', folder]).catch(() => undefined);
  await migrate(openDatabase(database.url)).finally(closeDatabase);
  await requireFitting(join(folder, 'backup.json'));
  const rows = await readTables(database.url, join(folder, 'tables'));
  if (existsSync(join(folder, 'media'))) {
    await cp(join(folder, 'media'), join(database.dataDir, 'media'), { recursive: true });
  }
  console.log(`Restored ${rows} rows and the media folder into ${database.dataDir}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
  await database.giveBack();
}

async function readTables(url: string, from: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await requireEmpty(client);
    await client.query('set constraints all deferred');
    let rows = 0;
    for (const table of await tablesInOrder(client))
      rows += await readTable(client, table, join(from, `${table}.ndjson`));
    await advanceCounters(client);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

/** A backup of a newer Foyer holds what this one would drop without a word. */
async function requireFitting(list: string): Promise<void> {
  const text = await readFile(list, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${file} is no backup of Foyer.`);
  const { migrations = [] } = JSON.parse(text) as { migrations?: string[] };
  const known = await readdir('migrations');
  if (migrations.every((name) => known.includes(name))) return;
  throw new Error('This backup was made by a newer Foyer: update this one first, then restore.');
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select (exists (select from page) or exists (select from "user")) as used');
  if (rows[0].used)
    throw new Error('There is a house in this place already: restore into an empty DATA_DIR or database.');
}

async function readTable(client: pg.Client, table: string, file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  const writable = await writableColumns(client, table);
  let rows = 0;
  let waiting: string[] = [];
  const flush = async () => {
    await insert(client, { table, writable, lines: waiting });
    rows += waiting.length;
    waiting = [];
  };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    waiting.push(line);
    if (waiting.length === batch) await flush();
  }
  await flush();
  return rows;
}

type Rows = { table: string; writable: string[]; lines: string[] };

/** Columns that the backup does not know yet keep their defaults. */
async function insert(client: pg.Client, { table, writable, lines }: Rows): Promise<void> {
  if (!lines[0]) return;
  const name = pg.escapeIdentifier(table);
  const known = Object.keys(JSON.parse(lines[0])).filter((column) => writable.includes(column));
  const columns = known.map((column) => pg.escapeIdentifier(column));
  await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${lines.join(',')}]`],
  );
}

function stopWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
