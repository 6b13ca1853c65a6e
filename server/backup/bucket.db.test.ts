import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearOrphanRenditions, clearRenditions } from '#app/media/renditions.server.ts';
import { openMediaStorage, requireMediaStorage } from '#app/media/storage.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { startFileStore } from '#tests/support/file-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { ask, emptySite, writeSomething } from './site-for-tests.ts';
import { writeBackup } from './write-backup.ts';

const film = Buffer.alloc(3 * 1024 * 1024, 'a film ');
const now = Temporal.Instant.from('2026-11-22T02:30:00Z');

test('files in a bucket are in the backup and come back into another bucket', async () => {
  const [old, fresh] = [await emptySite(), await emptySite()];
  await writeSomething(old.url);
  await openBucket(old.folder);
  await requireMediaStorage().put('originals/film.mp4', film);
  await requireMediaStorage().put('originals/word.txt', 'a word');
  await requireMediaStorage().put('originals/of-another-site.txt', 'a secret');
  await ask(old.url, [
    `insert into media (id, kind, name, mime, bytes, hash, storage_key) values
       (gen_random_uuid(), 'video', 'film.mp4', 'video/mp4', 1, 'x', 'originals/film.mp4'),
       (gen_random_uuid(), 'file', 'word.txt', 'text/plain', 6, 'y', 'originals/word.txt')`,
  ]);
  const file = join(old.folder, 'site.tar');
  const manifest = await writeBackup({ file, url: old.url, storage: requireMediaStorage(), now });
  await openBucket(fresh.folder);
  const storage = requireMediaStorage();
  await restoreBackup({ file, url: fresh.url, storage, manifest });
  expect(Buffer.from(await storage.getBytes('originals/film.mp4')).equals(film)).toBe(true);
  expect(await storage.get('originals/word.txt')).toBe('a word');
  expect(await storage.exists('originals/of-another-site.txt')).toBe(false);
});

test('what was made from an erased picture goes from the bucket too', async () => {
  await databaseForThisTest();
  const { folder } = await emptySite();
  await openBucket(folder);
  const [gone, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const storage = requireMediaStorage();
  for (const id of [gone, other])
    for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) await storage.put(`renditions/${id}/${hash}/w320.avif`, 'x');
  await clearRenditions(other, { except: 'bbbbbbbbbbbbbbbb' });
  expect(await storage.exists(`renditions/${other}/aaaaaaaaaaaa/w320.avif`)).toBe(false);
  expect(await storage.exists(`renditions/${other}/bbbbbbbbbbbb/w320.avif`)).toBe(true);
  await clearRenditions(gone);
  expect(await clearOrphanRenditions()).toBe(0);
  expect([...(await storage.listAll('renditions', { recursive: true })).objects]).toHaveLength(1);
});

async function openBucket(dataDir: string): Promise<void> {
  const store = await startFileStore();
  onTestFinished(store.stop);
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = store.settings;
  await openMediaStorage({ dataDir, s3: { bucket, endpoint, accessKeyId, secretAccessKey, region: 'eu-central-1' } });
}
