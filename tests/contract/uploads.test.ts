import { brotliDecompressSync, crc32, deflateSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropAddress, fileAddress, renditionAddress } from '#app/media/address.ts';
import { as, type SiteForTests, siteWithPage } from './site-for-tests.ts';

const path = '/de/pageeditor-api/media/';
const media = async (site: SiteForTests) =>
  (await site.pool.query('select count(*)::int as count from media')).rows[0].count;

/** An editor who sends a file as a browser does. */
async function uploader() {
  const site = await siteWithPage();
  const { headers } = await as(site, 'editor');
  const upload = (content: Uint8Array<ArrayBuffer> | string, name = 'bild.png', type = 'image/png') => {
    const body = new FormData();
    body.set('file', new File([content], name, { type }));
    return site.ask(path, { method: 'POST', headers, body });
  };
  return { site, upload };
}

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c8102e' } })
      .png()
      .toBuffer(),
  );

test('a bomb that claims a billion points is refused before it is decoded, and the site goes on', async () => {
  const { site, upload } = await uploader();
  const began = performance.now();
  const answer = await upload(pngOf(50_000, 50_000));
  expect(answer.status).toBe(422);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await media(site)).toBe(0);
  expect((await upload(await picture())).status).toBe(201);
});

test('a picture whose address has no number of ours is not found', async () => {
  const { site } = await uploader();
  for (const id of ['-'.repeat(36), `${crypto.randomUUID()}x`, 'constructor'])
    expect([id, (await site.ask(`/media/${id}/0123456789ab/w320.jpeg`)).status]).toEqual([id, 404]);
});

test('what only begins like a picture is refused in words', async () => {
  const { site, upload } = await uploader();
  const whole = await picture();
  for (const content of [
    whole.slice(0, 40),
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...new Array(64).fill(0)),
    'GIF89a<script>',
  ]) {
    const answer = await upload(content);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual([{ path: 'file', message: expect.stringMatching(/\w+ \w+/) }]);
  }
  expect(await media(site)).toBe(0);
});

test('a web page is no picture, whatever its name and the browser say', async () => {
  const { site, upload } = await uploader();
  for (const content of ['<!doctype html><script>steal()</script>', '#!/bin/sh\nrm -rf /', 'MZ\u0000', '']) {
    expect((await upload(content)).status).toBe(422);
  }
  expect(await media(site)).toBe(0);
});

test('a picture that is a web page too is given out as a picture only, without what hung on to it', async () => {
  const { site, upload } = await uploader();
  const both = new Uint8Array(Buffer.concat([await picture(), Buffer.from('<script>steal()</script>')]));
  const answer = await upload(both, 'bild.png"><script>.html', 'text/html');
  expect(answer.status).toBe(201);
  const record = await answer.json();
  expect(JSON.stringify(record)).not.toContain('<script>');
  const addresses = [renditionAddress(record, 320, 'avif'), cropAddress(record, 'share', 'jpeg')];
  // The original has no address.
  expect((await site.ask(fileAddress(record))).status).toBe(404);
  for (const address of addresses) {
    const served = await site.ask(address);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg|png)$/);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await served.arrayBuffer()).includes('steal')).toBe(false);
  }
});

test('a drawing that acts or asks elsewhere is refused', async () => {
  const { site, upload } = await uploader();
  for (const inside of [
    '<script>steal()</script>',
    '<rect onload="steal()"/>',
    '<image href="https://elsewhere.example/x.png"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a href="javascript:steal()"><rect/></a>',
  ]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;
    expect((await upload(svg, 'bild.svg', 'image/svg+xml')).status, inside).toBe(422);
  }
  const lol =
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>';
  expect((await upload(lol, 'bild.svg', 'image/svg+xml')).status).toBe(422);
  expect(await media(site)).toBe(0);
});

test('a drawing travels packed, is the same when unpacked, and a part of it is a part of it as it is', async () => {
  const { site, upload } = await uploader();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M0 0h9v9z"/>'.repeat(200)}</svg>`;
  const src = fileAddress(await (await upload(drawing, 'bild.svg', 'image/svg+xml')).json());
  const asked = (encoding: string, more = {}) => site.ask(src, { headers: { 'accept-encoding': encoding, ...more } });
  for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
    const answer = await asked(encoding);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(unpack(new Uint8Array(await answer.arrayBuffer())).toString()).toBe(drawing);
  }
  expect(await (await asked('identity')).text()).toBe(drawing);
  const part = await asked('br', { range: 'bytes=0-3' });
  expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([206, null, '<svg']);
});

/** A PNG whose header promises this size; its data is a few bytes of nothing. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([start, chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))), chunk('IEND')]),
  );
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
