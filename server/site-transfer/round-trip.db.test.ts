import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import yauzl from 'yauzl';
import type { SiteFiles } from '#app/cms/site-format/site-source.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { demoContent } from '#server/load-demo.ts';
import { testDatabase } from '#tests/support/database.ts';
import { exportSite } from './export-site.ts';
import { contentOf, readFolder } from './folder.ts';
import { importSite } from './import-site.ts';
import { packSite } from './pack-site.ts';
import { readSite } from './read-site.ts';
import { filesOfToday } from './site-files.ts';
import { writeSite } from './write-site.ts';

test('a site that was exported, imported elsewhere and exported again is equal to the byte', {
  timeout: 240_000,
}, async () => {
  const first = await exportOf(demoContent);
  const second = await exportOf(first);
  expect(await contents(second)).toEqual(await contents(first));
});

test('a draft that has moved on and what visitors read both come along', { timeout: 60_000 }, async () => {
  const small = await writtenFolder({
    'site.json': '{ "format": 1 }',
    'pages/haus/page.json':
      '{ "online": ["de", "en"], "modules": [{ "key": "container-1", "layout": "100", "columns": [[{ "key": "text-1" }, { "key": "text-2" }]] }] }',
    'pages/haus/de.md':
      'slug: haus\ntitle: Haus\n\n## text-1\n\n### content\n\nAlt\n\n## text-2\n\n### content\n\nBleibt\n',
    'pages/haus/en.md':
      'slug: building\ntitle: Building\n\n## text-1\n\n### content\n\nOld\n\n## text-2\n\n### content\n\nStays\n',
    'genre/lied/entry.json': '{ "online": ["de"] }',
    'genre/lied/de.md': 'name: Lied\n',
  });
  const first = await exportOf(small, async (pool) => {
    await pool.query(`update page set title = title || '{"de": "Neues Haus"}', updated_at = clock_timestamp()`);
    await pool.query(
      `update module set i18n = jsonb_set(i18n, '{de,content}', '{"type": "doc"}'), updated_at = clock_timestamp()
       where model = 'text' and i18n->'de'->>'content' like '%Alt%'`,
    );
    await pool.query(
      `update module set deleted_at = clock_timestamp() where model = 'text' and i18n->'de'->>'content' like '%Bleibt%'`,
    );
    await pool.query(`update entry set label_de = 'Shanty', i18n = jsonb_set(i18n, '{de,name}', '"Shanty"')`);
  });
  const files = await contents(first);
  expect(files['pages/haus/de.md']).toContain('title: Neues Haus');
  expect(files['pages/haus/de.md']).not.toContain('Bleibt');
  expect(files['pages/haus/online-de/de.md']).toContain('title: Haus');
  expect(files['pages/haus/online-en/en.md']).toContain('Stays');
  expect(files['pages/haus/online-de/de.md']).toContain('Alt');
  expect(files['pages/haus/online-de/de.md']).toContain('Bleibt');
  expect(files['genre/shanty/online-de/de.md']).toBe('name: Lied\n');
  const second = await exportOf(first, async (pool) => {
    const { rows } = await pool.query(
      `select version.doc::text as doc, number from publication join version on version.id = version_id
       left join entry on entry.id = publication.object_id where publication.locale = 'de' order by number nulls first`,
    );
    expect(rows.map(({ doc }) => /Neues|Shanty/.test(doc))).toEqual([false, false]);
    expect(rows[0].doc).toMatch(/Alt.*Bleibt|Bleibt.*Alt/);
  });
  expect(await contents(second)).toEqual(files);
});

test('an export keeps no transaction open while its files are written', { timeout: 60_000 }, async () => {
  const small = await writtenFolder({
    'site.json': '{ "format": 1 }',
    'genre/lied/entry.json': '{}',
    'genre/lied/de.md': 'name: Lied\n',
  });
  await exportOf(small, async (pool, url) => {
    const files = exportSite(url);
    expect((await files.next()).value?.[0]).toBe('site.json');
    const { rows } = await pool.query(
      `select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
    await files.return(undefined);
  });
});

test('a packed site holds the files of the folder, is the same to the byte each time, and ends with whoever takes it', {
  timeout: 60_000,
}, async () => {
  const small = await writtenFolder({
    'site.json': '{ "format": 1 }',
    'genre/lied/entry.json': '{}',
    'genre/lied/de.md': 'name: Lied\n',
  });
  let packed = Buffer.alloc(0);
  const folder = await exportOf(small, async (pool, url) => {
    packed = await buffer(packSite(exportSite(url)));
    expect(await buffer(packSite(exportSite(url)))).toEqual(packed);
    const left = packSite(exportSite(url));
    await once(left, 'readable');
    left.destroy();
    const exports = async () =>
      (
        await pool.query(
          `select from pg_stat_activity where application_name = 'foyer export' and datname = current_database()`,
        )
      ).rows;
    await expect.poll(exports).toEqual([]);
  });
  expect(await unpacked(packed)).toEqual(await contents(folder));
});

/** The texts of a packed site by their path. */
async function unpacked(packed: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(packed);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}

/** Imports a folder into an empty site, lets somebody work there, and exports it; answers the folder it was written to. */
async function exportOf(
  folder: string,
  work: (pool: pg.Pool, url: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const dataDir = await temporaryFolder();
  const database = await testDatabase();
  try {
    await openMediaStorage({ dataDir });
    const { site, problems } = readSite(filesOfToday(await readFolder(folder)));
    expect(problems).toEqual([]);
    const result = await importSite({ site, mark: 'site-import', contentOf: contentOf(folder), log: () => undefined });
    expect(result).toEqual({ state: 'imported', problems: [] });
    await work(database.pool, database.url);
    await writeSite(database.url, join(dataDir, 'export'));
    return join(dataDir, 'export');
  } finally {
    await database.close();
  }
}

async function contents(folder: string): Promise<Record<string, string>> {
  const { texts, others }: SiteFiles = await readFolder(folder);
  const files = [...others].map(
    async (path) => [path, (await readFile(join(folder, path))).toString('base64')] as const,
  );
  return { ...Object.fromEntries(texts), ...Object.fromEntries(await Promise.all(files)) };
}

async function writtenFolder(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-site-transfer-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
