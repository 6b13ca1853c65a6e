import { createHash } from 'node:crypto';
import { visitorCacheControl } from './page-entry.ts';

/** The shared caches that may stand before the site (docs/decisions/0072-shared-caches-purge-by-tag.md). */
export const sharedCaches = ['nginx', 'varnish', 'fastly', 'cloudflare'] as const;

export type SharedCache = (typeof sharedCaches)[number];

/** On every answer: what purges all of the site and nothing else. */
export const siteKey = 'site';

/** Varnish takes 8 kB in one header line unless it is told otherwise; an answer with more is kept by nobody else. */
const longestKeys = 6_000;

/** A tag as the cache is told of it: eight letters, for a list of dates has a hundred of them. */
export function sharedKey(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 8);
}

/**
 * Header lines by which a shared cache keeps an answer for so many seconds, or until one of its keys is purged; null where
 * it must not. nginx can purge nothing: it keeps for a second, which is enough against a crowd.
 */
export function sharedHeaders(
  cache: SharedCache,
  { tags, seconds }: { tags: readonly string[]; seconds: number },
): string[] | null {
  if (seconds < 1) return null;
  // Up to version 1.22 nginx stops at the first of the two that forbids to keep it.
  if (cache === 'nginx') return ['X-Accel-Expires', '1', 'Cache-Control', visitorCacheControl];
  const keys = [siteKey, ...new Set(tags.map(sharedKey))];
  const [name, line] = cache === 'cloudflare' ? ['Cache-Tag', keys.join(',')] : ['Surrogate-Key', keys.join(' ')];
  if (line.length > longestKeys) return null;
  return ['Cache-Control', `${visitorCacheControl}, s-maxage=${Math.floor(seconds)}`, name, line];
}
