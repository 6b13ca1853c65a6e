import { expect, onTestFinished, test } from 'vitest';
import { startFileStore } from '#tests/support/file-store.ts';
import { openMediaStorage, requireMediaStorage, requireStoredParts } from './storage.server.ts';

test('a part of a film is read from a bucket alone, and what is not there is told apart', async () => {
  const { settings, stop } = await startFileStore();
  onTestFinished(stop);
  await openMediaStorage({
    dataDir: 'unused',
    s3: {
      bucket: settings.S3_BUCKET,
      region: 'eu-central-1',
      endpoint: settings.S3_ENDPOINT,
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
  });
  const film = new Uint8Array(300_000).map((_, at) => at % 251);
  await requireMediaStorage().put('originals/film.mp4', film);
  const parts = requireStoredParts();
  expect(await parts.sizeOf('originals/none.mp4')).toBeNull();
  expect(await parts.sizeOf('originals/film.mp4')).toBe(film.length);
  const part = await parts.openPart('originals/film.mp4', { from: 100_000, to: 200_000 });
  const read = Buffer.from(await new Response(part).arrayBuffer());
  expect(read.equals(film.subarray(100_000, 200_001))).toBe(true);
});
