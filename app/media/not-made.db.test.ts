import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { media } from '#app/db/schema.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { renditionAddress } from './address.ts';
import { mediaRoutes } from './routes.server.ts';
import { openMediaStorage, requireMediaStorage } from './storage.server.ts';
import { importMedia } from './store.server.ts';

test('a picture that cannot be made this time is never said to be missing, and comes when it can be made', async () => {
  await databaseForThisTest();
  const folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await openMediaStorage({ dataDir: folder });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const flat = sharp({ create: { width: 700, height: 400, channels: 3, background: '#c8102e' } });
  const content = new Uint8Array(await flat.png().toBuffer());
  const taken = await importMedia({ content, name: 'rot.png', alt: { de: 'Rot', en: 'Red' } });
  if (!('id' in taken)) throw new Error(taken.problem);
  const [row] = await db().select().from(media).where(eq(media.id, taken.id));
  const address = row && renditionAddress({ ...row, focal: row.focal ?? null }, 320, 'webp');
  if (!row || !address) throw new Error('The picture is not there.');

  await requireMediaStorage().put(row.storage_key, new Uint8Array(64));
  const refused = await mediaRoutes.request(address);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  expect(said).toHaveBeenCalledWith(expect.stringContaining(taken.id));

  await requireMediaStorage().put(row.storage_key, content);
  expect((await mediaRoutes.request(address)).status).toBe(200);
  expect((await mediaRoutes.request(address.replace('w320', 'w321'))).status).toBe(404);
});
