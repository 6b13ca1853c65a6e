import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { chooseEncoding, isPackable } from '#app/cache/encoding.ts';
import { Overcrowded } from '#app/turns.ts';
import { type ByteRange, rangeOf } from './byte-range.ts';
import { addressToday, PictureNotMade, type Served, serveMedia } from './serve.server.ts';
import { requireStoredParts } from './storage.server.ts';

/** A vector picture may draw and nothing else, even when somebody opens it as a document. */
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** So long a picture takes at most to be drawn; whoever waited behind too many asks again. */
const retryAfterSeconds = '5';

/** `/media/*`: addresses hold the content's hash, so answers never change and may be kept for a year. */
export const mediaRoutes = new Hono();

mediaRoutes.get('/media/:id/:hash/:name', async ({ req, text }) => {
  // As it was sent: addresses are compared with their umlauts written as %C3%BC.
  const { pathname } = new URL(req.url);
  // A part of a file is a part of it as it is, not of its packing.
  const range = req.method === 'GET' ? req.header('range') : undefined;
  const encoding = range ? 'identity' : chooseEncoding(req.header('accept-encoding'));
  const served = await serveMedia(pathname, encoding).catch(laterOrThrow);
  if (served === 'later')
    return text('503 Service Unavailable', 503, { 'cache-control': 'no-store', 'retry-after': retryAfterSeconds });
  if (!served) return elsewhere(await addressToday(pathname));
  const etag = etagOf(pathname, served);
  const headers = headersOf(served, etag);
  if (names(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const ifRange = req.header('if-range');
  const part = ifRange === undefined || ifRange === etag ? rangeOf(range, sizeOf(served)) : null;
  return answer(served, { part, headers, isAskedForBody: req.method === 'GET' });
});

/** Links that others have to a file lead to what stands in its place. For a minute only: it may be replaced again. */
function elsewhere(location: string | null): Response {
  const headers = { 'cache-control': 'public, max-age=60' };
  if (location) return new Response(null, { status: 302, headers: { ...headers, location } });
  return new Response('404 Not Found', {
    status: 404,
    headers: { ...headers, 'content-type': 'text/plain; charset=UTF-8' },
  });
}

/** Whoever asks again may get it: never "not found", which browsers and proxies would remember. */
function laterOrThrow(error: unknown): 'later' {
  if (error instanceof PictureNotMade) console.error(`A picture could not be made: ${error.message}.`);
  else if (!(error instanceof Overcrowded)) throw error;
  return 'later';
}

function headersOf({ mime, encoding }: Served, etag: string): Record<string, string> {
  return {
    'content-type': mime,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': inertPolicy,
    ...(isPackable(mime) ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

type Answering = { part: ByteRange | 'unsatisfiable' | null; headers: Record<string, string>; isAskedForBody: boolean };

/** Browsers seek in films by asking for byte ranges (RFC 9110, section 14). */
async function answer(served: Served, { part, headers, isAskedForBody }: Answering): Promise<Response> {
  const size = sizeOf(served);
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { from, to } = part ?? { from: 0, to: size - 1 };
  const lengths = {
    'content-length': String(to - from + 1),
    ...(part ? { 'content-range': `bytes ${from}-${to}/${size}` } : {}),
  };
  const body = isAskedForBody && size > 0 ? await bytesOf(served, { from, to }) : null;
  return new Response(body, { status: part ? 206 : 200, headers: { ...headers, ...lengths } });
}

function bytesOf({ file }: Served, { from, to }: ByteRange) {
  return 'content' in file
    ? file.content.subarray(from, to + 1)
    : requireStoredParts().openPart(file.key, { from, to });
}

function sizeOf({ file }: Served): number {
  return 'content' in file ? file.content.length : file.size;
}

/** The address says which content it is; the length tells two drawings of it apart. */
function etagOf(path: string, served: Served): string {
  const name = createHash('sha256').update(`${served.encoding} ${path}`).digest('base64url').slice(0, 16);
  return `"${name}-${sizeOf(served).toString(36)}"`;
}

function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*') ?? false;
}
