import './in-words.ts';
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { tablesInOrder } from './backup-tables.ts';
import { borrowDatabase } from './house-folder.ts';

const batch = 500;

/** Writes every table as lines of JSON, of one moment, and all uploaded files into one .tar. */
const file = resolve(process.argv[2] ?? `foyer-${new Date().toISOString().slice(0, 16).replace(':', '')}.tar`);
const database = await borrowDatabase();
const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'));
try {
  const saved = await writeTables(database.url, join(folder, 'tables'));
  await cp(join(database.dataDir, 'media'), join(folder, 'media'), { recursive: true }).catch(ignoreMissing);
  await writeFile(join(folder, 'backup.json'), JSON.stringify({ format: 1, made: new Date().toISOString(), ...saved }));
  await promisify(execFile)('tar', ['-cf', file, '-C', folder, '.']).catch(() => {
    throw new Error(`${file} cannot be written: name a file in a folder that is there, such as ./foyer.tar.`);
  });
  console.log(`Saved ${saved.rows} rows and the media folder to ${file}.`);
} finally {
  await rm(folder, { recursive: true, force: true });
  await database.giveBack();
}

/** All rows, and the migrations that gave them their shape. */
async function writeTables(url: string, into: string): Promise<{ rows: number; migrations: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await mkdir(into);
  await client.query('begin isolation level repeatable read read only');
  let rows = 0;
  const count = () => {
    rows += 1;
  };
  for (const table of await tablesInOrder(client)) {
    await pipeline(Readable.from(linesOf(client, table, count)), createWriteStream(join(into, `${table}.ndjson`)));
  }
  const migrations = await client.query<{ name: string }>('select name from migration order by name');
  await client.query('commit');
  await client.end();
  return { rows, migrations: migrations.rows.map((row) => row.name) };
}

async function* linesOf(client: pg.Client, table: string, count: () => void): AsyncGenerator<string> {
  const name = pg.escapeIdentifier(table);
  await client.query(`declare lines cursor for select row_to_json(t)::text as line from ${name} t`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from lines`);
    if (rows.length === 0) break;
    for (const { line } of rows) {
      count();
      yield `${line}\n`;
    }
  }
  await client.query('close lines');
}

/** A house without uploads, or with an S3 store, has no folder; the store keeps its own copies. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
