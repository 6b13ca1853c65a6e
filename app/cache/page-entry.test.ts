import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodingsFor } from './encoding.ts';
import {
  ageLines,
  createEntry,
  encodingOf,
  isNotModified,
  isWorthPacking,
  packBetter,
  unsharedHead,
  variantOf,
} from './page-entry.ts';
import { sharedHeaders } from './shared-cache.ts';

const body = Buffer.from('<p>Seil und Bühne</p>'.repeat(50));
const entry = () =>
  createEntry({ key: '/de', status: 200, headers: new Headers(), body, tags: ['nav'], expiresAt: Number.MAX_VALUE });

describe('a stored page', () => {
  test('is held packed, and in no way that nobody asked for', () => {
    expect(Object.keys(entry().variants)).toEqual(['zstd']);
  });

  test('is sent in zstd while it is new, and in brotli once that is packed well', async () => {
    const page = entry();
    const sentTo = (header: string) => encodingOf(page, encodingsFor(header));
    const browsers = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, zstd', 'br;q=1, zstd;q=0'];
    expect(browsers.map(sentTo)).toEqual(['zstd', 'br', 'gzip', 'br']);
    expect(zstdDecompressSync(variantOf(page, 'zstd').body)).toEqual(body);
    await packBetter(page, 'zstd');
    expect(browsers.map(sentTo)).toEqual(['br', 'br', 'gzip', 'br']);
    expect(Object.keys(page.variants)).toEqual(['br']);
    expect(brotliDecompressSync(variantOf(page, 'br').body)).toEqual(body);
  });

  test('is held in brotli alone as soon as somebody asks who knows nothing else', () => {
    const page = entry();
    variantOf(page, 'br');
    variantOf(page, 'identity');
    expect(Object.keys(page.variants)).toEqual(['br', 'identity']);
  });

  test('is packed once, when somebody asks for it', () => {
    const page = entry();
    expect(variantOf(page, 'br')).toBe(variantOf(page, 'br'));
    expect(page.variants.gzip).toBeUndefined();
  });

  test('is packed better once it is asked for again, and stays the same page', async () => {
    for (const encoding of ['br', 'gzip'] as const) {
      const page = entry();
      const hasty = variantOf(page, encoding);
      await Promise.all([packBetter(page, encoding), packBetter(page, encoding)]);
      const better = variantOf(page, encoding);
      expect(better).not.toBe(hasty);
      expect(better.isHasty).toBe(false);
      expect([hasty, better].map((variant) => isNotModified(page, etagOf(variant)))).toEqual([true, true]);
    }
  });

  test('says the same in every packing', async () => {
    const page = entry();
    for (const pack of [() => Promise.all([packBetter(page, 'br'), packBetter(page, 'gzip')]), () => undefined]) {
      expect(brotliDecompressSync(variantOf(page, 'br').body)).toEqual(body);
      expect(gunzipSync(variantOf(page, 'gzip').body)).toEqual(body);
      await pack();
    }
    const { headers } = variantOf(page, 'gzip').head;
    expect(headers[headers.indexOf('Content-Encoding') + 1]).toBe('gzip');
  });
});

function etagOf({ head: { headers } }: { head: { headers: string[] } }): string {
  return headers[headers.indexOf('ETag') + 1] ?? '';
}

test('only a page that is asked for often is packed better, and one page after the other', async () => {
  const [seldom, often, other] = [entry(), entry(), entry()];
  often.hits = other.hits = 100;
  const isWorth = (page: typeof often) => isWorthPacking(page, variantOf(page, 'br'));
  expect([seldom, often, other].map(isWorth)).toEqual([false, true, true]);
  const packing = packBetter(often, 'br');
  expect(isWorth(other)).toBe(false);
  await packing;
  expect([often, other].map(isWorth)).toEqual([false, true]);
});

test('what a shared cache may keep says so with its age; sent although it is old it says nothing of the kind', () => {
  expect(ageLines(entry())).toEqual([]);
  const shared = sharedHeaders('varnish', { tags: ['nav'], seconds: 600 });
  const page = createEntry({ key: '/de', status: 200, headers: new Headers(), body, tags: [], expiresAt: 1, shared });
  page.storedAt = Date.now() - 61_500;
  expect(ageLines(page)).toEqual(['Age', '61']);
  const { headers } = variantOf(page, 'br').head;
  expect(headers).toEqual(expect.arrayContaining(shared ?? ['?']));
  expect(page.notModified.br.headers).toEqual(expect.arrayContaining(shared ?? ['?']));
  const own = unsharedHead(page, headers);
  expect(own.join(' ')).not.toMatch(/s-maxage|Surrogate-Key/);
  expect(own.filter((line) => line === 'Cache-Control')).toHaveLength(1);
  expect(own.slice(0, 2)).toEqual(headers.slice(0, 2));
});
