import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { contentOf, demoContent } from '#server/load-demo.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readFolder } from './folder.ts';
import { importSite } from './import-site.ts';
import { readSite } from './read-site.ts';
import { filesOfToday } from './site-files.ts';
import { writeSite } from './write-site.ts';

test('a site that was exported, imported elsewhere and exported again is equal to the byte', {
  timeout: 240_000,
}, async () => {
  const first = await exportOf(demoContent);
  // What follows is measured by nobody: an office waits for it.
  console.log(`demo imported in ${first.imported} s, exported in ${first.exported} s`);
  const second = await exportOf(first.folder);
  expect(await contents(second.folder)).toEqual(await contents(first.folder));
  expect(second.changed).toEqual([]);
});

/** Imports a folder into an empty site and exports it. */
async function exportOf(folder: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-site-transfer-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = await testDatabase();
  try {
    await openMediaStorage({ dataDir });
    const began = performance.now();
    const { site, problems } = readSite(filesOfToday(await readFolder(folder)));
    expect(problems).toEqual([]);
    const result = await importSite({ site, mark: 'site-import', contentOf: contentOf(folder), log: () => undefined });
    expect(result).toEqual({ state: 'imported', problems: [] });
    const imported = performance.now();
    const { changed } = await writeSite(database.pool, join(dataDir, 'export'));
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    return {
      folder: join(dataDir, 'export'),
      changed,
      imported: seconds(began, imported),
      exported: seconds(imported, performance.now()),
    };
  } finally {
    await database.close();
  }
}

async function contents(folder: string): Promise<Record<string, string>> {
  const { texts, others } = await readFolder(folder);
  const files = await Promise.all(
    [...others].map(async (path) => [path, (await readFile(join(folder, path))).toString('base64')] as const),
  );
  return { ...Object.fromEntries(texts), ...Object.fromEntries(files) };
}
