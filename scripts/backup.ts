import './plain-errors.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv, s3Settings } from '../app/env.server.ts';
import { openMediaStorage, requireMediaStorage } from '../app/media/storage.server.ts';
import { type Manifest, totalRows } from '../server/backup/archive.ts';
import { readArchive } from '../server/backup/read-archive.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { borrowDatabase } from './data-folder.ts';

/** Writes all rows, of one moment, and all uploaded files into one .tar; with --verify it only reads one over. */
const { values, positionals } = parseArgs({ options: { verify: { type: 'boolean' } }, allowPositionals: true });
const now = Temporal.Now.instant();
const name = positionals[0] ?? (values.verify ? '' : `foyer-${now.toString().slice(0, 16).replace(':', '')}.tar`);
if (!name) throw new Error('Name the backup to check: npm run backup -- --verify foyer-2026-11-21T1200.tar');
const file = resolve(name);
if (values.verify) say('Whole and unchanged:', await readArchive(file));
else await backUp();

async function backUp(): Promise<void> {
  const database = await borrowDatabase();
  try {
    const env = readEnv();
    await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
    say('Saved and read back:', await writeBackup({ file, url: database.url, storage: requireMediaStorage(), now }));
  } finally {
    await database.giveBack();
  }
}

function say(what: string, manifest: Manifest): void {
  const { tables, media, missing, made } = manifest;
  console.log(`${what} ${totalRows(manifest)} rows of ${tables.length} tables and ${media.length} files, ${file}.`);
  if (values.verify) console.log(`It was made at ${made}.`);
  for (const key of missing) console.warn(`A row of the library names ${key}, which the store does not have.`);
}
