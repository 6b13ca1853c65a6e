import { createHash } from 'node:crypto';
import { type Encoding, packHastily, packWell } from './encoding.ts';

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
  /** Whether somebody asked for it since room was last made. */
  isAskedFor: boolean;
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
    isAskedFor: false,
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
  if (!hasty?.isHasty || encoding === 'identity') return;
  hasty.isHasty = false;
  const { base, hash, variants } = entry;
  const body = await packWell(variants.identity.body, encoding);
  variants[encoding] = { headers: variantHeaders({ base, hash, encoding, body }), body, isHasty: false };
}

/** Weak comparison over all encodings, as If-None-Match asks for (RFC 9110, 13.1.2). */
export function isNotModified(entry: PageEntry, ifNoneMatch: string | undefined | null): boolean {
  return !!ifNoneMatch && entry.status === 200 && (ifNoneMatch.includes(entry.hash) || ifNoneMatch.trim() === '*');
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
