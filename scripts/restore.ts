import './plain-errors.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnv, s3Settings } from '../app/env.server.ts';
import { openMediaStorage, requireMediaStorage } from '../app/media/storage.server.ts';
import { totalRows } from '../server/backup/archive.ts';
import { readArchive } from '../server/backup/read-archive.ts';
import { requireKnownShape, restoreBackup } from '../server/backup/restore-backup.ts';
import { borrowDatabase } from './data-folder.ts';

/** Puts a backup into an empty site, all of it or nothing. It is read over once before anything is touched. */
const [name] = process.argv.slice(2);
if (!name || !existsSync(name))
  throw new Error('Name the backup to restore: npm run restore -- foyer-2026-11-21T1200.tar');
const file = resolve(name);
const manifest = await readArchive(file);
await requireKnownShape(manifest);
const database = await borrowDatabase();
try {
  if (database.isRunning) throw new Error('Foyer is running on this data folder: stop it, then restore.');
  const env = readEnv();
  await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  await restoreBackup({ file, url: database.url, storage: requireMediaStorage(), manifest });
  for (const { name: table, rows } of manifest.tables)
    if (rows > 0) console.log(`${String(rows).padStart(9)}  ${table}`);
  console.log(
    `Restored ${totalRows(manifest)} rows and ${manifest.media.length} files into ${database.dataDir}: as many as the backup holds.`,
  );
} finally {
  await database.giveBack();
}
