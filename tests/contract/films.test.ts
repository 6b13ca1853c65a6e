import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { fileAddress, renditionAddress } from '#app/media/address.ts';
import { as, siteWithPage } from './site-for-tests.ts';

const mebibyte = 1024 * 1024;

/** A film of this length in the library of a site, and how a visitor asks for it. */
async function siteWithFilm(length = 3 * mebibyte) {
  const site = await siteWithPage();
  const { headers } = await as(site, 'editor');
  const film = new Uint8Array(length).map((_, at) => (at * 7 + (at >> 8)) % 251);
  film.set(new TextEncoder().encode('....ftypisom'), 0);
  const body = new FormData();
  body.set('file', new File([film], 'probe.mp4', { type: 'video/mp4' }));
  const answer = await site.ask('/de/pageeditor-api/media/', { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const { id } = await answer.json();
  const { rows } = await site.pool.query('select * from media where id = $1', [id]);
  const address = fileAddress(rows[0]);
  const ask = (headers: Record<string, string> = {}, method = 'GET') => site.ask(address, { method, headers });
  return { site, headers, film, ask };
}

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('a part of a film is sent alone, and one behind its end is refused', async () => {
  const { film, ask } = await siteWithFilm();
  for (const [range, from, to] of [
    ['bytes=0-0', 0, 0],
    ['bytes=1000000-', 1_000_000, film.length - 1],
    ['bytes=-100', film.length - 100, film.length - 1],
  ] as const) {
    const answer = await ask({ range });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
      206,
      `bytes ${from}-${to}/${film.length}`,
      String(to - from + 1),
    ]);
    expect((await bytes(answer)).equals(film.subarray(from, to + 1))).toBe(true);
  }
  const beyond = await ask({ range: `bytes=${film.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
});

test('several parts at once, or parts of another film, are answered with the whole one', async () => {
  const { film, ask } = await siteWithFilm();
  const etag = (await ask({}, 'HEAD')).headers.get('etag') ?? '';
  for (const headers of [
    { range: 'bytes=0-1,5-6' },
    { range: 'bytes=9-2' },
    { range: 'bytes=0-9', 'if-range': '"another"' },
    { range: 'bytes=0-9', 'if-range': `W/${etag}` },
  ] as Record<string, string>[]) {
    const answer = await ask(headers);
    expect([answer.status, (await bytes(answer)).length]).toEqual([200, film.length]);
  }
  expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
});

test('who asks only for the facts of a film gets no byte of it', async () => {
  const { film, ask } = await siteWithFilm();
  const answer = await ask({ range: 'bytes=0-0' }, 'HEAD');
  expect([answer.status, answer.headers.get('content-length'), answer.headers.get('accept-ranges')]).toEqual([
    200,
    String(film.length),
    'bytes',
  ]);
  expect((await bytes(answer)).length).toBe(0);
});

test('two dozen people who stop in the middle of a film cost no memory, and its file is closed when they leave', async () => {
  const { site, ask } = await siteWithFilm(24 * mebibyte);
  const before = process.memoryUsage().arrayBuffers;
  const readers = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const reader = (await ask()).body?.getReader();
      await reader?.read();
      return reader;
    }),
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(24 * mebibyte);
  expect(openFilms(site.folder)).toBe(24);
  await Promise.all(readers.map((reader) => reader?.cancel()));
  await expect.poll(() => openFilms(site.folder)).toBe(0);
});

function openFilms(folder: string): number {
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(folder) && target.endsWith('.mp4')).length;
}

test('a picture that cannot be stored, because the disk takes nothing, is shown all the same', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { site, headers } = await siteWithFilm(mebibyte);
  const content = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(content)], 'rot.png'));
  const { id } = await (await site.ask('/de/pageeditor-api/media/', { method: 'POST', headers, body })).json();
  const { rows } = await site.pool.query('select * from media where id = $1', [id]);
  // A file where a folder has to be: the store can write nothing there, whoever runs the tests.
  await writeFile(join(site.folder, 'media', 'renditions'), '');
  const answer = await site.ask(renditionAddress(rows[0], 320, 'webp'));
  expect(answer.status).toBe(200);
  expect(await sharp(await bytes(answer)).metadata()).toMatchObject({ width: 320, format: 'webp' });
  expect(told).toHaveBeenCalledOnce();
});

test('other users of the machine can read no original', async () => {
  const { site } = await siteWithFilm(mebibyte);
  const folder = join(site.folder, 'media');
  await mkdir(join(folder, 'originals'), { recursive: true });
  for (const place of [folder, join(folder, 'originals')]) expect((await stat(place)).mode & 0o077).toBe(0);
  for (const name of await readdir(join(folder, 'originals')))
    expect((await stat(join(folder, 'originals', name))).mode & 0o077).toBe(0);
});
