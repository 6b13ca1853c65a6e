import { expect, test } from 'vitest';
import { sharedHeaders, sharedKey } from './shared-cache.ts';

const page = { tags: ['nav', 'page:1', 'nav'], seconds: 3_599.8 };

test('what is about to be outdated, and what has more keys than a header line may hold, is kept by nobody else', () => {
  expect(sharedHeaders('varnish', { ...page, seconds: 0.9 })).toBeNull();
  const many = Array.from({ length: 1_000 }, (_, at) => `event:${at}`);
  expect(sharedHeaders('fastly', { tags: many, seconds: 60 })).toBeNull();
  expect(sharedHeaders('fastly', { tags: many.slice(0, 600), seconds: 60 })).not.toBeNull();
});

test('caches that can be purged are told for how long and by which keys, each in its own words', () => {
  const [nav, one] = [sharedKey('nav'), sharedKey('page:1')];
  const control = ['Cache-Control', 'public, max-age=0, must-revalidate, s-maxage=3599'];
  for (const cache of ['varnish', 'fastly'] as const)
    expect(sharedHeaders(cache, page)).toEqual([...control, 'Surrogate-Key', `site ${nav} ${one}`]);
  expect(sharedHeaders('cloudflare', page)).toEqual([...control, 'Cache-Tag', `site,${nav},${one}`]);
});

test('nginx, which cannot be purged, keeps it for a second, and is told so first', () => {
  expect(sharedHeaders('nginx', page)).toEqual([
    'X-Accel-Expires',
    '1',
    'Cache-Control',
    'public, max-age=0, must-revalidate',
  ]);
});
