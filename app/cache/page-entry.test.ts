import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createEntry, variantOf } from './page-entry.ts';

const body = Buffer.from('<p>Seil und Bühne</p>'.repeat(50));
const entry = () =>
  createEntry({ key: '/de', status: 200, headers: new Headers(), body, tags: ['nav'], expiresAt: Number.MAX_VALUE });

describe('a stored page', () => {
  test('is not packed in ways nobody asked for', () => {
    expect(Object.keys(entry().variants)).toEqual(['identity']);
  });

  test('is packed once, however many ask at the same time', async () => {
    const page = entry();
    const [one, other] = await Promise.all([variantOf(page, 'br'), variantOf(page, 'br')]);
    expect(one).toBe(other);
    expect(page.variants.br).toBe(one);
    expect(page.variants.gzip).toBeUndefined();
  });

  test('says the same in every packing', async () => {
    const page = entry();
    expect(brotliDecompressSync((await variantOf(page, 'br')).body)).toEqual(body);
    expect(gunzipSync((await variantOf(page, 'gzip')).body)).toEqual(body);
    const { headers } = await variantOf(page, 'gzip');
    expect(headers[headers.indexOf('Content-Encoding') + 1]).toBe('gzip');
  });
});
