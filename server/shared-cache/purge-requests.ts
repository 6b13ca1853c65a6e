import type { SharedCache } from '#app/cache/shared-cache.ts';

export type PurgedCache = {
  cache: Exclude<SharedCache, 'nginx'>;
  /** Each Varnish; or the service, or the zone, in the API of the provider. */
  urls: readonly string[];
  token: string;
};

export type PurgeRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

/** So many keys one request may name. */
const most = { varnish: 100, fastly: 256, cloudflare: 30 };

/**
 * The requests by which a cache lets go of everything with one of these keys: a ban for Varnish (deploy/varnish/foyer.vcl), purges
 * by key for Fastly ("Purge by surrogate key") and Cloudflare ("Purge cached content by tag").
 */
export function purgeRequests(purged: PurgedCache, keys: readonly string[]): PurgeRequest[] {
  const some = batches(keys, most[purged.cache]);
  return purged.urls.flatMap((url) => some.map((named) => requestTo(url, purged, named)));
}

function requestTo(url: string, { cache, token }: PurgedCache, keys: readonly string[]): PurgeRequest {
  switch (cache) {
    case 'varnish':
      return { url, method: 'BAN', headers: { 'X-Purge-Token': token, 'X-Purge-Keys': keys.join('|') } };
    case 'fastly':
      return { url: `${url}/purge`, method: 'POST', headers: { 'Fastly-Key': token, 'Surrogate-Key': keys.join(' ') } };
    case 'cloudflare':
      return {
        url: `${url}/purge_cache`,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tags: keys }),
      };
  }
}

function batches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
