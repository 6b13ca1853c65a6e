import { copyFile, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackupProblem, type Manifest } from './archive.ts';
import { readArchive } from './read-archive.ts';
import { requireKnownShape, restoreBackup } from './restore-backup.ts';
import { ask, emptySite, rowsOf, writeSomething } from './site-for-tests.ts';
import { writeBackup } from './write-backup.ts';

const now = Temporal.Instant.from('2026-11-22T02:30:00Z');

test('a backup that is cut off, wherever, is refused', async () => {
  const { file } = await backedUpSite();
  const { size } = await stat(file);
  const cut = `${file}.cut`;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: size - 1 }), async (length) => {
      await copyFile(file, cut);
      await truncate(cut, length);
      await expect(readArchive(cut)).rejects.toBeInstanceOf(BackupProblem);
    }),
    { numRuns: 120, examples: [[0], [511], [512], [size - 1], [size - 512], [size - 1024], [size - 1536]] },
  );
});

test('a backup in which any byte was changed is refused, or nothing that it holds was changed', async () => {
  const { file, manifest } = await backedUpSite();
  const whole = await readFile(file);
  const changed = `${file}.changed`;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ by;
      await writeFile(changed, bytes);
      const result = await readArchive(changed).catch((error: Error) => error);
      if (!(result instanceof BackupProblem)) expect(result).toEqual(manifest);
      else refused += 1;
    }),
    { numRuns: 150 },
  );
  expect(refused).toBeGreaterThan(20);
});

test('a backup of a newer version, and one with a file too many, is refused', async () => {
  const { file, manifest } = await backedUpSite();
  const newer = { ...manifest, migrations: [...manifest.migrations, '9999-of-the-future.sql'] };
  await expect(requireKnownShape(newer)).rejects.toThrow('newer Foyer');
  const whole = await readFile(file);
  await writeFile(file, Buffer.concat([whole, whole]));
  await expect(readArchive(file)).rejects.toThrow('something follows its end');
});

test('a restore that finds the backup changed under its hands keeps no row and no file', async () => {
  const { file, manifest } = await backedUpSite();
  const empty = await emptySite();
  const before = await rowsOf(empty.url);
  const bytes = await readFile(file);
  bytes[bytes.indexOf('a picture')] = 65;
  await writeFile(file, bytes);
  await expect(restoreBackup({ ...empty, file, manifest })).rejects.toThrow('is damaged');
  expect(await rowsOf(empty.url)).toEqual(before);
  expect(await filesIn(empty.folder)).toEqual([]);
});

test('what a restore that was killed has written is gone after the next one', async () => {
  const { file, manifest } = await backedUpSite();
  const empty = await emptySite();
  const put = empty.storage.putStream.bind(empty.storage);
  empty.storage.putStream = async (key, content, options) => {
    await put(key, content, options);
    await ask(empty.url, [
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'foyer restore'",
    ]);
  };
  await expect(restoreBackup({ ...empty, file, manifest })).rejects.toThrow('nothing of it was kept');
  expect(await filesIn(empty.folder)).not.toEqual([]);
  const shorter = await backedUpSite({ files: 0 });
  empty.storage.putStream = put;
  await restoreBackup({ ...empty, file: shorter.file, manifest: shorter.manifest });
  expect(await filesIn(empty.folder)).toEqual([]);
  expect(await rowsOf(empty.url)).toEqual(await rowsOf(shorter.url));
});

test('a number that was given to an entry that is gone is not given out again after a restore', async () => {
  const { url, ...site } = await emptySite();
  await ask(url, [
    `insert into entry (id, type) select gen_random_uuid(), 'event' from generate_series(1, 7)`,
    'delete from entry where number > 3',
  ]);
  const file = join(site.folder, 'site.tar');
  const manifest = await writeBackup({ file, url, storage: site.storage, now });
  const empty = await emptySite();
  await restoreBackup({ ...empty, file, manifest });
  await ask(empty.url, [`insert into entry (id, type) values (gen_random_uuid(), 'event')`]);
  const numbers = (await rowsOf(empty.url)).entry?.map((row) => (row as { number: number }).number);
  expect(Math.max(...(numbers ?? []))).toBe(8);
});

test('nobody but its owner can read a backup, and a file that the store has lost is named', async () => {
  const site = await backedUpSite();
  expect((await stat(site.file)).mode & 0o777).toBe(0o600);
  expect(await readdir(site.folder)).toEqual(['media', 'site.tar']);
  await ask(site.url, [
    `insert into media (id, kind, name, mime, bytes, hash, storage_key)
     values (gen_random_uuid(), 'image', 'lost.png', 'image/png', 1, 'x', 'originals/lost.png')`,
  ]);
  expect((await writeBackup({ ...site, now })).missing).toEqual(['originals/lost.png']);
});

async function backedUpSite({ files = 2 } = {}) {
  const site = await emptySite();
  await writeSomething(site.url);
  for (let n = 0; n < files; n += 1) await site.storage.put(`originals/${n}.png`, `a picture ${'x'.repeat(700 * n)}`);
  const file = join(site.folder, 'site.tar');
  const manifest: Manifest = await writeBackup({ ...site, file, now });
  return { ...site, file, manifest };
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).map(({ name }) => name);
}
