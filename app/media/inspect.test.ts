import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { stopImageProcess } from './image-process.server.ts';
import { inspectUpload } from './inspect.server.ts';

afterAll(stopImageProcess);

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f2653b' } });

test('a file that only begins like a picture is refused', async () => {
  const torn = (await drawn(600, 400).jpeg().toBuffer()).subarray(0, 400);
  expect(await inspectUpload(torn)).toEqual({ problem: 'not_a_picture' });
});

test('a picture of giant size is refused before it is decoded', async () => {
  const giant = await drawn(30_000, 3_000).png({ compressionLevel: 9 }).toBuffer();
  expect(await inspectUpload(giant)).toEqual({ problem: 'not_a_picture' });
  // To draw it takes a second of a processor that others want as well.
}, 20_000);

test('a picture is measured as it is seen, turned by its camera', async () => {
  const turned = await drawn(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await inspectUpload(turned)).toMatchObject({ kind: 'image', width: 40, height: 60 });
});

test('the process goes on after a bad picture', async () => {
  await inspectUpload(new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0]));
  const good = await inspectUpload(await drawn(64, 64).webp().toBuffer());
  expect(good).toMatchObject({ mime: 'image/webp', width: 64 });
  expect(good).toHaveProperty('placeholder', expect.stringMatching(/^data:image\/webp;base64,/));
});
