import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

type Variant = {
  headers: string[];
  body: Buffer;
  /** Packed while somebody waited; `packBetter` replaces it once the page proves to be asked for again. */
  isHasty: boolean;
};

/** A finished answer with everything needed to send it again without thinking. */
export type PageEntry = {
  readonly key: string;
  readonly status: number;
  /** The parts of `etag` that all encodings share. */
  readonly hash: string;
  readonly tags: readonly string[];
  readonly expiresAt: number;
  /** Room it may take with all its variants. */
  readonly bytes: number;
  /** Those that were asked for so far, by `variantOf`. */
  readonly variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  readonly notModified: Record<Encoding, string[]>;
  /** True once something it shows has changed; then it only serves while the database is away. */
  stale: boolean;
  readonly base: readonly string[];
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

/** Lays out the header lines of every answer this entry can give; it is packed when a packing is asked for. */
export function createEntry({ key, status, headers, body, tags, expiresAt }: Answer): PageEntry {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const base = storedHeaders(headers);
  return {
    key,
    status,
    hash,
    tags,
    expiresAt,
    // Markup packs to less than half, whichever way.
    bytes: body.length * 2 + 2048,
    variants: {
      identity: { headers: variantHeaders({ base, hash, encoding: 'identity', body }), body, isHasty: false },
    },
    notModified: {
      br: notModifiedHeaders(hash, 'br'),
      gzip: notModifiedHeaders(hash, 'gzip'),
      identity: notModifiedHeaders(hash, 'identity'),
    },
    stale: false,
    base,
  };
}

/**
 * The answer in one encoding; the first who asks has it packed. On the spot and lightly: on our home page that takes half
 * a millisecond, handing it to another thread and back alone takes longer than that.
 */
export function variantOf(entry: PageEntry, encoding: Encoding): Variant {
  const ready = entry.variants[encoding];
  if (ready) return ready;
  const { base, hash } = entry;
  const body = packHastily(entry.variants.identity.body, encoding);
  const variant = { headers: variantHeaders({ base, hash, encoding, body }), body, isHasty: true };
  entry.variants[encoding] = variant;
  return variant;
}

/** Packs a page that is asked for again as small as it gets, once, on another thread, and keeps that instead. */
export async function packBetter(entry: PageEntry, encoding: Encoding): Promise<void> {
  const hasty = entry.variants[encoding];
  if (!hasty?.isHasty) return;
  hasty.isHasty = false;
  const { base, hash, variants } = entry;
  const body = await packWell(variants.identity.body, encoding);
  variants[encoding] = { headers: variantHeaders({ base, hash, encoding, body }), body, isHasty: false };
}

/** Our home page in a third of a millisecond, a twentieth larger than at quality 4, which takes twice as long. */
function packHastily(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(body, { level: 2 }) : brotliCompressSync(body, brotliOptions(body, 3));
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function packWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? gzipAsync(body, { level: 9 }) : brotliAsync(body, brotliOptions(body, 11));
}

function brotliOptions(body: Buffer, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
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

/** Weak where it is packed: the same page may be packed anew into other bytes (RFC 9110, 8.8.3). */
function etag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `W/"${hash}-${encoding}"`;
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

type Laying = {
  base: readonly string[];
  hash: string;
  encoding: Encoding;
  body: Buffer;
};

function variantHeaders({ base, hash, encoding, body }: Laying): string[] {
  const lines = [...base, ...notModifiedHeaders(hash, encoding)];
  if (encoding !== 'identity') lines.push('Content-Encoding', encoding);
  lines.push('Content-Length', String(body.length));
  return lines;
}

function notModifiedHeaders(hash: string, encoding: Encoding): string[] {
  return ['ETag', etag(hash, encoding), 'Cache-Control', visitorCacheControl, 'Vary', 'Accept-Encoding'];
}
