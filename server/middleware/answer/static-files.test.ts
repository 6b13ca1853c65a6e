import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { packAssets, readAssets, staticFiles } from './static-files.ts';

const script = 'export const ropes = "hemp";\n'.repeat(100);

test('no address reaches what the build packed, nor what lies beside the folder', async () => {
  const ask = await siteWith({ 'assets/ropes.js': script }, { isPacked: true });
  expect((await ask('/assets/ropes.js.br')).status).toBe(404);
  expect((await ask('/assets/../../etc/passwd')).status).toBe(404);
  expect((await ask('/assets')).status).toBe(404);
});

test('a script is sent as the build packed it, a picture as it is, and both stay in the memory of the browser', async () => {
  const ask = await siteWith({ 'assets/ropes.js': script, 'assets/rope.png': 'pixels' }, { isPacked: true });
  const packed = await ask('/assets/ropes.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(script);
  const picture = await ask('/assets/rope.png', { 'accept-encoding': 'gzip, br' });
  expect(picture.headers.get('content-encoding')).toBeNull();
  expect(await picture.text()).toBe('pixels');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('whoever has a file already is told so, whoever takes no brotli gets gzip or the file itself', async () => {
  const ask = await siteWith({ 'assets/ropes.js': script }, { isPacked: true });
  const plain = await ask('/assets/ropes.js');
  expect(await plain.text()).toBe(script);
  const again = await ask('/assets/ropes.js', { 'if-none-match': plain.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const zipped = await ask('/assets/ropes.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(script);
});

test('a build that packed nothing is packed when it is asked for', async () => {
  const ask = await siteWith({ 'assets/ropes.js': script }, { isPacked: false });
  const packed = await ask('/assets/ropes.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(script);
});

async function siteWith(files: Record<string, string>, { isPacked }: { isPacked: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-client-'));
  await mkdir(join(folder, 'assets'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  if (isPacked) await packAssets(folder);
  const app = new Hono<AppEnv>().use(staticFiles(await readAssets(folder)));
  return async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
}
