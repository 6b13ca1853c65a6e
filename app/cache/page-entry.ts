import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer with everything needed to send it again without thinking. */
export type PageEntry = {
  readonly key: string;
  readonly status: number;
  /** The parts of `etag` that all encodings share. */
  readonly hash: string;
  readonly tags: readonly string[];
  readonly expiresAt: number;
  readonly bytes: number;
  readonly variants: Record<Encoding, { headers: string[]; body: Buffer }>;
  readonly notModified: Record<Encoding, string[]>;
  /** True once something it shows has changed; then it only serves while the database is away. */
  stale: boolean;
};

type Answer = {
  key: string;
  status: number;
  headers: Headers;
  body: Buffer;
  tags: readonly string[];
  expiresAt: number;
};

/** Visitors always ask back, and mostly hear "not modified"; no shared cache may answer for us without asking. */
export const visitorCacheControl = 'public, max-age=0, must-revalidate';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const brotliQuality = 6;

/** Compresses once and lays out the header lines of every answer this entry can give. */
export async function createEntry({ key, status, headers, body, tags, expiresAt }: Answer): Promise<PageEntry> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body, { level: 7 })]);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const bodies: Record<Encoding, Buffer> = { br, gzip: gz, identity: body };
  const base = storedHeaders(headers);
  const each = <Value>(make: (encoding: Encoding) => Value) =>
    ({ br: make('br'), gzip: make('gzip'), identity: make('identity') }) satisfies Record<Encoding, Value>;
  return {
    key,
    status,
    hash,
    tags,
    expiresAt,
    bytes: body.length + br.length + gz.length + 2048,
    variants: each((encoding) => ({
      headers: variantHeaders({ base, hash, encoding, body: bodies[encoding] }),
      body: bodies[encoding],
    })),
    notModified: each((encoding) => [
      'ETag',
      etag(hash, encoding),
      'Cache-Control',
      visitorCacheControl,
      'Vary',
      'Accept-Encoding',
    ]),
    stale: false,
  };
}

/** Browsers send a handful of different headers; the answer to each is worked out once. */
const chosen = new Map<string, Encoding>();
const mostRemembered = 200;

/** The best encoding both sides speak; brotli before gzip. */
export function chooseEncoding(acceptEncoding: string | undefined | null): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const best = accepts(acceptEncoding, 'br') ? 'br' : accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
  if (chosen.size < mostRemembered) chosen.set(acceptEncoding, best);
  return best;
}

/** Weak comparison over all encodings, as If-None-Match asks for (RFC 9110, 13.1.2). */
export function isNotModified(entry: PageEntry, ifNoneMatch: string | undefined | null): boolean {
  return !!ifNoneMatch && entry.status === 200 && (ifNoneMatch.includes(entry.hash) || ifNoneMatch.trim() === '*');
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  return at >= 0 && !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
}

function etag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

function storedHeaders(headers: Headers): string[] {
  const lines: string[] = [];
  for (const [name, value] of headers) if (!droppedHeaders.has(name)) lines.push(name, value);
  return lines;
}

const droppedHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

type Variant = { base: readonly string[]; hash: string; encoding: Encoding; body: Buffer };

function variantHeaders({ base, hash, encoding, body }: Variant): string[] {
  const lines = [
    ...base,
    'ETag',
    etag(hash, encoding),
    'Cache-Control',
    visitorCacheControl,
    'Vary',
    'Accept-Encoding',
  ];
  if (encoding !== 'identity') lines.push('Content-Encoding', encoding);
  lines.push('Content-Length', String(body.length));
  return lines;
}
