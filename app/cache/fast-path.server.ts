import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from './page-cache.ts';
import { chooseEncoding, isNotModified, type PageEntry } from './page-entry.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

type Options = {
  cache: PageCache;
  /** A request that carries this cookie belongs to a person and never takes the fast path. */
  sessionCookie: string;
  next: Listener;
  onHit?: (status: number) => void;
};

/**
 * Answers a visitor's repeated GET straight from memory, before any framework: only targets that the whole chain has
 * answered with a cache entry before are known here, so nothing is decided twice. Everything else goes on to `next`.
 */
export function fastPath({ cache, sessionCookie, next, onHit }: Options): Listener {
  return (request, response) => {
    const entry = request.method === 'GET' ? cache.getByTarget(request.url ?? '') : null;
    if (!entry || request.headers.cookie?.includes(sessionCookie)) return next(request, response);
    const status = sendEntry(entry, request, response);
    onHit?.(status);
  };
}

function sendEntry(entry: PageEntry, request: IncomingMessage, response: ServerResponse): number {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (isNotModified(entry, request.headers['if-none-match'])) {
    response.writeHead(304, entry.notModified[encoding]);
    response.end();
    return 304;
  }
  const variant = entry.variants[encoding];
  response.writeHead(entry.status, variant.headers);
  response.end(variant.body);
  return entry.status;
}
