import { Hono } from 'hono';
import { chooseEncoding, isPackable } from '#app/cache/encoding.ts';
import { serveMedia } from './serve.server.ts';

/** A vector picture may draw and nothing else, even when somebody opens it as a document. */
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** `/media/*`: addresses hold the content's hash, so answers never change and may be kept for a year. */
export const mediaRoutes = new Hono();

mediaRoutes.get('/media/:id/:hash/:name', async (context) => {
  // A part of a file is a part of it as it is, not of its packing.
  const range = context.req.header('range');
  const encoding = range ? 'identity' : chooseEncoding(context.req.header('accept-encoding'));
  const served = await serveMedia(context.req.path, encoding);
  if (!served) return context.text('404 Not Found', 404, { 'cache-control': 'public, max-age=60' });
  const headers = {
    'content-type': served.mime,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': inertPolicy,
    ...(isPackable(served.mime) ? { vary: 'Accept-Encoding' } : {}),
    ...(served.encoding === 'identity' ? {} : { 'content-encoding': served.encoding }),
  };
  return answerRange(served.content, range, headers);
});

/** Browsers seek in films by asking for byte ranges (RFC 9110, section 14). */
function answerRange(content: Uint8Array<ArrayBuffer>, range: string | undefined, headers: Record<string, string>) {
  const match = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  const base = { ...headers, 'accept-ranges': 'bytes' };
  if (!match) return new Response(content, { headers: base });
  const from = Number(match[1]);
  const to = Math.min(match[2] ? Number(match[2]) : content.length - 1, content.length - 1);
  if (from > to)
    return new Response(null, { status: 416, headers: { ...base, 'content-range': `bytes */${content.length}` } });
  return new Response(content.slice(from, to + 1), {
    status: 206,
    headers: { ...base, 'content-range': `bytes ${from}-${to}/${content.length}` },
  });
}
