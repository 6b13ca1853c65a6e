import './plain-errors.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteProblemText } from '../app/cms/site-format/problem-text.ts';
import { closeDatabase, openDatabase } from '../app/db/client.server.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { readEnv, s3Settings } from '../app/env.server.ts';
import { isLocale } from '../app/i18n/locale.ts';
import { stopImageProcess } from '../app/media/image-process.server.ts';
import { openMediaStorage } from '../app/media/storage.server.ts';
import { defaultLocale } from '../app/venue/default-locale.ts';
import { contentOf, readFolder } from '../server/site-transfer/folder.ts';
import { importSite } from '../server/site-transfer/import-site.ts';
import { readSite } from '../server/site-transfer/read-site.ts';
import { filesOfToday } from '../server/site-transfer/site-files.ts';
import { borrowDatabase } from './data-folder.ts';

/** Fills an empty site from a folder of the site format. Nothing is written when anything in the folder is wrong. */
const { values, positionals } = parseArgs({
  options: { lang: { type: 'string', default: defaultLocale }, check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const lang = isLocale(values.lang) ? values.lang : defaultLocale;
if (!positionals[0])
  throw new Error(
    'Name the folder to import: npm run site:import -- my-site [--check] [--lang de]. docs/how-to/move-a-site.md',
  );
const folder = resolve(positionals[0]);
const { site, problems } = readSite(filesOfToday(await readFolder(folder)));
for (const problem of problems) console.error(siteProblemText(problem, lang));
if (problems.length > 0) process.exitCode = 2;
else if (values.check)
  console.log(`${site.pages.length} pages, ${site.entries.length} entries, ${site.media.length} files.`);
else await importAll();

async function importAll(): Promise<void> {
  const database = await borrowDatabase();
  const env = readEnv();
  try {
    await migrate(openDatabase(database.url, { visitors: 2 }));
    await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
    const imported = await importSite({ site, mark: 'site-import', contentOf: contentOf(folder), log: console.log });
    if (imported.state !== 'imported')
      throw new Error(
        'This site has content already: import into an empty one, with a DATA_DIR or DATABASE_URL of its own.',
      );
    for (const problem of imported.problems) console.error(siteProblemText(problem, lang));
    if (imported.problems.length > 0) process.exitCode = 2;
  } finally {
    stopImageProcess();
    await closeDatabase();
    await database.giveBack();
  }
}
