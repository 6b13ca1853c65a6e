import './plain-errors.ts';
import { resolve } from 'node:path';
import { closeDatabase, openDatabase } from '../app/db/client.server.ts';
import { readEnv, s3Settings } from '../app/env.server.ts';
import { openMediaStorage } from '../app/media/storage.server.ts';
import { writeSite } from '../server/site-transfer/write-site.ts';
import { borrowDatabase } from './data-folder.ts';

/** Writes the whole site as a folder of the site format. */
const [name] = process.argv.slice(2);
if (!name) throw new Error('Name the folder to write: npm run site:export -- my-site. docs/how-to/move-a-site.md');
const database = await borrowDatabase();
const env = readEnv();
try {
  openDatabase(database.url, { visitors: 2 });
  await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  const files = await writeSite(database.url, resolve(name));
  console.log(`Written to ${name}: ${files} files.`);
} finally {
  await closeDatabase();
  await database.giveBack();
}
