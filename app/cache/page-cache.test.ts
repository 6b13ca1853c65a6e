import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticeTag } from './changes.ts';
import { chooseEncoding } from './encoding.ts';
import { PageCache } from './page-cache.ts';
import { bodyOf, bytesOf, createEntry, isNotModified, type PageEntry, variantOf } from './page-entry.ts';

function entryOf(key: string, text: string, { tags = ['nav'], expiresAt = Number.POSITIVE_INFINITY } = {}): PageEntry {
  return createEntry({ key, status: 200, headers: new Headers(), body: Buffer.from(text), tags, expiresAt });
}

async function put(cache: PageCache, entry: PageEntry) {
  await cache.render(entry.key, async () => ({ entry }));
}

describe('page cache', () => {
  test('a page that changed while it was rendered is not kept', async () => {
    const cache = new PageCache();
    await cache.render('/de', async () => {
      cache.drop(['nav']);
      return { entry: await entryOf('/de', 'old') };
    });
    expect(cache.get('/de').entry).toBeNull();
  });

  test('nor is it remembered by its address, for those who rendered it and those who waited with them', async () => {
    const cache = new PageCache();
    const visit = async () => {
      const rendered = await cache.render('/de', async () => {
        cache.drop(['nav']);
        return { entry: entryOf('/de', 'old') };
      });
      if ('entry' in rendered) cache.rememberTarget('/de?utm_source=x', rendered.entry);
    };
    await Promise.all([visit(), visit()]);
    expect(cache.getByTarget('/de?utm_source=x')).toBeNull();
  });

  test('whoever asks after a change does not get a rendering begun before it', async () => {
    const cache = new PageCache();
    let finish = (_: PageEntry) => {};
    const old = cache.render(
      '/de',
      () => new Promise<{ entry: PageEntry }>((resolve) => (finish = (entry) => resolve({ entry }))),
    );
    cache.drop(['page:1']);
    const fresh = await cache.render('/de', async () => ({ entry: await entryOf('/de', 'new') }));
    finish(await entryOf('/de', 'old', { tags: ['page:1'] }));
    await old;
    expect('entry' in fresh && bodyOf(fresh.entry).toString()).toBe('new');
    expect('entry' in fresh && cache.get('/de').entry).toBe('entry' in fresh && fresh.entry);
  });

  test('a page is gone when the thing it shows changes, and only outdated when something shared does', async () => {
    const cache = new PageCache();
    await put(cache, await entryOf('/de/a', 'a', { tags: ['nav', 'page:1'] }));
    await put(cache, await entryOf('/de/b', 'b', { tags: ['nav', 'page:2'] }));
    cache.drop(['page:1']);
    expect(cache.get('/de/a').entry).toBeNull();
    expect(cache.get('/de/b').isFresh).toBe(true);
    cache.drop(['nav']);
    expect(cache.get('/de/b')).toMatchObject({ isFresh: false, entry: { key: '/de/b' } });
  });

  test('a page ends at its hour but is held in reserve', async () => {
    let now = 1_000;
    const cache = new PageCache({ now: () => now });
    await put(cache, await entryOf('/de', 'x', { expiresAt: 2_000 }));
    expect(cache.get('/de').isFresh).toBe(true);
    now = 2_000;
    expect(cache.get('/de').isFresh).toBe(false);
    expect(cache.get('/de').entry).not.toBeNull();
  });

  test('the fast path forgets an address with the page behind it', async () => {
    const cache = new PageCache();
    const entry = await entryOf('/de', 'x');
    await put(cache, entry);
    cache.rememberTarget('/de?utm_source=x', entry);
    expect(cache.getByTarget('/de?utm_source=x')).toBe(entry);
    cache.drop(['nav']);
    expect(cache.getByTarget('/de?utm_source=x')).toBeNull();
  });

  test('however many ask at once, a page is rendered once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (visitors) => {
        const cache = new PageCache();
        let renderings = 0;
        const render = async () => {
          renderings += 1;
          return { entry: await entryOf('/de', 'x') };
        };
        await Promise.all(Array.from({ length: visitors }, () => cache.render('/de', render)));
        expect(renderings).toBe(1);
      }),
      { numRuns: 15 },
    );
  });

  test('a failed rendering is nobody else’s failure', async () => {
    const cache = new PageCache();
    await expect(cache.render('/de', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    const again = await cache.render('/de', async () => ({ entry: await entryOf('/de', 'x') }));
    expect('entry' in again).toBe(true);
  });

  test('what is in memory counts with every encoding and every address it is known by, and nothing stays behind it', async () => {
    const cache = new PageCache();
    const entry = entryOf('/de', 'x'.repeat(10_000), { tags: ['nav', 'page:1'] });
    await put(cache, entry);
    const before = cache.size.bytes;
    variantOf(entry, 'identity');
    cache.rememberTarget('/de?a=1', entry);
    cache.weigh(entry);
    expect(cache.size.bytes).toBeGreaterThan(before + 10_000);
    cache.drop(['page:1']);
    expect(cache.size).toEqual({ entries: 0, bytes: 0, targets: 0, tags: 0 });
  });

  test('a page that went for want of room is held by no address either', async () => {
    const bound = bytesOf(entryOf('/0', 'x')) * 8;
    const cache = new PageCache({ bound });
    for (let n = 0; n < 1_000; n += 1) {
      const entry = entryOf(`/${n}`, 'x');
      await put(cache, entry);
      cache.rememberTarget(`/${n}?utm_source=x`, entry);
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(bound);
    expect(cache.size.targets).toBe(cache.size.entries);
  });

  test('made-up spellings of one address are not remembered without end', async () => {
    const cache = new PageCache();
    const entry = entryOf('/de', 'x');
    await put(cache, entry);
    for (let n = 0; n < 100; n += 1) cache.rememberTarget(`/de?utm_source=${n}`, entry);
    expect(cache.size.targets).toBe(8);
  });

  test('drafts that are saved meanwhile make no page old and no rendering twice', async () => {
    const cache = new PageCache();
    const entry = entryOf('/de', 'x');
    await put(cache, entry);
    cache.rememberTarget('/de', entry);
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      cache.drop([noticeTag('draft', '1')]);
      return { entry: entryOf('/de/a', 'x') };
    };
    await Promise.all([cache.render('/de/a', render), cache.render('/de/a', render)]);
    expect(renderings).toBe(1);
    expect(cache.getByTarget('/de')).toBe(entry);
  });

  test('a page rendered anew is found at once at the addresses of the old one', async () => {
    const cache = new PageCache();
    const entry = entryOf('/de', 'x');
    await put(cache, entry);
    cache.rememberTarget('/de?utm_source=x', entry);
    cache.drop(['nav']);
    const next = entryOf('/de', 'y');
    await put(cache, next);
    expect(cache.getByTarget('/de?utm_source=x')).toBe(next);
  });

  test('who asks for everything once pushes out nothing that many read', async () => {
    const cache = new PageCache({ bound: bytesOf(entryOf('/0', 'x')) * 40 });
    const read = Array.from({ length: 20 }, (_, n) => `/read${n}`);
    for (const key of read) await put(cache, entryOf(key, 'x'));
    for (const key of read) cache.get(key);
    for (let n = 0; n < 500; n += 1) await put(cache, entryOf(`/${n}`, 'x'));
    expect(read.filter((key) => cache.get(key).entry)).toEqual(read);
  });

  test('what nobody asked for again is let go after a while, what was read stays', async () => {
    let now = 0;
    const cache = new PageCache({ now: () => now });
    await put(cache, entryOf('/read', 'x'));
    await put(cache, entryOf('/once', 'x'));
    cache.get('/read');
    now = 60_000;
    await put(cache, entryOf('/young', 'x'));
    cache.letGo(60_001);
    expect(cache.size.entries).toBe(3);
    now = 100_000;
    cache.letGo(60_001);
    expect(['/read', '/once', '/young'].filter((key) => cache.get(key).entry)).toEqual(['/read', '/young']);
  });

  test('memory stays within its bound, the least asked for goes first', async () => {
    const size = bytesOf(entryOf('/0', 'x'));
    const cache = new PageCache({ bound: size * 8 });
    for (let n = 0; n < 20; n += 1) {
      await put(cache, await entryOf(`/${n}`, 'x'));
      cache.get('/0');
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(size * 8);
    expect(cache.get('/0').entry).not.toBeNull();
    expect(cache.get('/1').entry).toBeNull();
  });
});

test('a new page finds room even when every other has been asked for', async () => {
  const size = bytesOf(entryOf('/0', 'x'));
  const cache = new PageCache({ bound: size * 8 });
  for (let n = 0; n < 8; n += 1) await put(cache, await entryOf(`/${n}`, 'x'));
  for (let n = 0; n < 8; n += 1) cache.get(`/${n}`);
  await put(cache, await entryOf('/n', 'x'));
  expect(cache.get('/n').entry).not.toBeNull();
  expect(cache.size.entries).toBe(8);
});

describe('what a browser accepts', () => {
  test.each([
    [undefined, 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
  ] as const)('%j is answered in %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));

  test('the tag of one encoding also means the page in another', async () => {
    const entry = await entryOf('/de', 'x');
    expect(isNotModified(entry, `W/"${entry.hash}-br", "other"`)).toBe(true);
    expect(isNotModified(entry, '"other"')).toBe(false);
  });
});
