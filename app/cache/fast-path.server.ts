import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingsFor } from './encoding.ts';
import type { PageCache } from './page-cache.ts';
import { ageLines, encodingOf, isNotModified, isWorthPacking, packBetter } from './page-entry.ts';
import { sendPrepared } from './prepared-head.ts';
import { SpareTime } from './spare-time.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

type Options = {
  cache: PageCache;
  /** A request that carries this cookie belongs to a person and never takes the fast path. */
  sessionCookie: string;
  next: Listener;
  /** Whether visitors may be answered without asking anybody: not while the site is off, or may be. */
  isOpen: () => boolean;
  /** Whether there is time to pack a page well. */
  spareTime?: Pick<SpareTime, 'isThere'>;
  /** Told of every answer, and of who asked for it. */
  onHit?: (status: number, request: IncomingMessage) => void;
};

/**
 * Answers a visitor's repeated GET straight from memory, before any framework: only targets that the whole chain has
 * answered with a cache entry before are known here, so nothing is decided twice. Everything else goes on to `next`.
 */
export function fastPath({
  cache,
  sessionCookie,
  next,
  isOpen,
  spareTime = new SpareTime(),
  onHit,
}: Options): Listener {
  return (request, response) => {
    const entry = request.method === 'GET' && isOpen() ? cache.getByTarget(request.url ?? '') : null;
    if (!entry) return next(request, response);
    const { cookie, acceptEncoding, ifNoneMatch } = readAsked(request.rawHeaders);
    const encoding = encodingOf(entry, encodingsFor(acceptEncoding));
    const variant = entry.variants[encoding];
    if (!variant || cookie?.includes(sessionCookie)) return next(request, response);
    if (isNotModified(entry, ifNoneMatch)) {
      sendPrepared({ request, response }, entry.notModified[encoding], null, ageLines(entry));
      return onHit?.(304, request);
    }
    sendPrepared({ request, response }, variant.head, variant.body, ageLines(entry));
    if (isWorthPacking(entry, variant) && spareTime.isThere)
      void packBetter(entry, encoding).then(() => cache.weigh(entry));
    return onHit?.(entry.status, request);
  };
}

type RequestHeaders = {
  cookie?: string | undefined;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
};

/** The key of a header that matters; by the length of its name, so that most are passed over without being looked at. */
function keyOf(name: string): keyof RequestHeaders | null {
  if (name.length === 6) return name.toLowerCase() === 'cookie' ? 'cookie' : null;
  if (name.length === 13) return name.toLowerCase() === 'if-none-match' ? 'ifNoneMatch' : null;
  if (name.length === 15) return name.toLowerCase() === 'accept-encoding' ? 'acceptEncoding' : null;
  return null;
}

/** The headers that matter here. `request.headers` would sort and join all there are: a tenth of the whole answer. */
function readAsked(rawHeaders: readonly string[]): RequestHeaders {
  const requestHeaders: RequestHeaders = { cookie: undefined, acceptEncoding: undefined, ifNoneMatch: undefined };
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const key = keyOf(rawHeaders[at] as string);
    if (!key) continue;
    const value = rawHeaders[at + 1];
    requestHeaders[key] = requestHeaders[key] === undefined ? value : `${requestHeaders[key]}, ${value}`;
  }
  return requestHeaders;
}
