import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedKey } from '#app/cache/shared-cache.ts';
import { SharedCachePurger } from './purger.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cache that notes what it is asked to let go of; while `isAway` it answers nobody. */
function cacheForThisTest() {
  const purged: string[][] = [];
  const errors: unknown[] = [];
  const cache = { isAway: false };
  const purger = new SharedCachePurger({
    async purge(keys) {
      if (cache.isAway) throw new Error('no answer');
      purged.push([...keys]);
    },
    logger: { error: (error: unknown) => errors.push(error) },
  });
  return { purger, purged, errors, cache };
}

const page = sharedKey('page:1');

describe('the purger of a shared cache', () => {
  test('purges nothing for news that no page shows', async () => {
    const { purger, purged } = cacheForThisTest();
    purger.hear(['notice:draft:1']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(purged).toEqual([]);
  });

  test('purges a change at once, and once more when every node has heard of it', async () => {
    const { purger, purged } = cacheForThisTest();
    purger.hear(['page:1', 'nav']);
    await vi.advanceTimersByTimeAsync(0);
    expect(purged).toEqual([[page, sharedKey('nav')]]);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(purged).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(purged[1]).toEqual(purged[0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(purged).toHaveLength(2);
  });

  test('keeps trying while the cache does not answer, in pauses that grow, and loses nothing meanwhile', async () => {
    const { purger, purged, errors, cache } = cacheForThisTest();
    cache.isAway = true;
    purger.hear(['page:1']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(errors.length).toBeGreaterThan(5);
    expect(errors.length).toBeLessThan(15);
    purger.hear(['page:2']);
    cache.isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(new Set(purged.flat())).toEqual(new Set([page, sharedKey('page:2')]));
    expect(purged.at(-1)).toContain(sharedKey('page:2'));
  });

  test('lets everything go for redirects and the switch of the site, and for more than can be named', async () => {
    for (const tags of [['redirects'], ['page:1', 'settings'], Array.from({ length: 500 }, (_, at) => `event:${at}`)]) {
      const { purger, purged } = cacheForThisTest();
      purger.hear(tags);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(purged).toEqual([['site'], ['site']]);
    }
  });

  test('purges nothing any more once it has stopped', async () => {
    const { purger, purged } = cacheForThisTest();
    purger.purgeAll();
    await vi.advanceTimersByTimeAsync(0);
    await purger.stop();
    purger.hear(['page:1']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(purged).toEqual([['site']]);
  });
});
