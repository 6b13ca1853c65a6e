import type { Context, MiddlewareHandler } from 'hono';
import { chooseEncoding } from '#app/cache/encoding.ts';
import type { PageCache, Rendered } from '#app/cache/page-cache.ts';
import { createEntry, isNotModified, type PageEntry, variantOf } from '#app/cache/page-entry.ts';
import { pageKey } from '#app/cache/page-key.ts';
import type { Drawn, DrawPage } from './draw-page.ts';
import { refusal, statusOfFailure } from './errors.ts';
import { isFormScreen } from './form-screens.ts';
import type { HouseEnv } from './house-env.ts';
import { addSecurityHeaders } from './security-headers.ts';

type Options = {
  cache: PageCache;
  draw: DrawPage;
  isSecure: boolean;
  routeIds: ReadonlySet<string>;
  /** Told of every answer from memory. */
  onHit?: () => void;
};

/** Even a page that nobody says will change is drawn anew after this time. */
const longestLife = 60 * 60 * 1000;
/** After a failure the reserve is served at once for this long, instead of making every visitor wait. */
const breathingSpace = 2_000;

/** React Router asks here which routes exist; its answer depends on query keys of its own. */
export const routeManifestPath = '/__manifest';

/** Visitors' pages come from memory; drawn once, for a request without cookies, headers or foreign query keys. */
export function visitorPages({ cache, draw, isSecure, routeIds, onHit }: Options): MiddlewareHandler<HouseEnv> {
  let failedAt = 0;
  return async (context, next) => {
    const { method } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || context.get('viewer').kind === 'editor') return next();
    if (context.req.path === routeManifestPath) return next();
    // Screens with a token in their form are drawn for one person.
    if (context.get('csrfToken') && isFormScreen(context.req.path)) return next();
    const url = new URL(context.req.url);
    const target = pageTarget(url, routeIds);
    const found = cache.get(target);
    if (found.entry && (found.isFresh || Date.now() - failedAt < breathingSpace)) {
      onHit?.();
      return answer(context, cache, found.entry);
    }
    const rendered = await cache.render(target, () => render(new URL(target, url), context));
    if ('entry' in rendered) return answer(context, cache, rendered.entry);
    const { response, notes } = rendered.answer;
    if (response.status < 500) {
      cache.remove(target);
      return response;
    }
    failedAt = Date.now();
    if (found.entry) return answer(context, cache, found.entry);
    const isAway = notes.failure !== null && statusOfFailure(notes.failure) === 503;
    return isAway ? refusal(context, 503) : response;
  };

  async function render(url: URL, context: Context<HouseEnv>): Promise<Rendered<Drawn>> {
    const drawn = await draw({
      request: new Request(url),
      viewer: { kind: 'visitor' },
      csrfToken: null,
      requestId: context.get('requestId'),
      clientAddress: context.get('clientAddress'),
    });
    const { response, notes } = drawn;
    if (!isKeepable(drawn)) return { answer: drawn };
    addSecurityHeaders(response.headers, { isSecure });
    const body = Buffer.from(await response.arrayBuffer());
    const expiresAt = Math.min(notes.expiresAt ?? Number.POSITIVE_INFINITY, Date.now() + longestLife);
    const key = url.pathname + url.search;
    return {
      entry: createEntry({ key, status: 200, headers: response.headers, body, tags: [...notes.tags], expiresAt }),
    };
  }
}

/** Only what was read through tagged loaders may be kept, or no write could ever drop it. */
function isKeepable({ response, notes }: Drawn): boolean {
  const { headers, status } = response;
  if (status !== 200 || notes.tags.size === 0 || notes.failure !== null || headers.has('set-cookie')) return false;
  return !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** The key, and the list of routes React Router asks data for, where they are routes of ours. */
function pageTarget(url: URL, routeIds: Options['routeIds']): string {
  const key = pageKey(url);
  const asked = url.pathname.endsWith('.data') ? url.searchParams.get('_routes') : null;
  if (!asked) return key;
  const known = asked.split(',').filter((id) => routeIds.has(id));
  if (known.length === 0) return key;
  return `${key}${key.includes('?') ? '&' : '?'}_routes=${encodeURIComponent([...new Set(known)].sort().join(','))}`;
}

function answer(context: Context<HouseEnv>, cache: PageCache, entry: PageEntry): Response {
  const target = context.env?.incoming?.url;
  if (target && cache.isFresh(entry)) cache.rememberTarget(target, entry);
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  if (isNotModified(entry, context.req.header('if-none-match')))
    return new Response(null, { status: 304, headers: pairs(entry.notModified[encoding]) });
  const { headers, body } = variantOf(entry, encoding);
  return new Response(new Uint8Array(body), { status: entry.status, headers: pairs(headers) });
}

function pairs(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < lines.length; at += 2) headers.append(lines[at] as string, lines[at + 1] as string);
  return headers;
}
