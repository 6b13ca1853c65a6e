import { createHash } from 'node:crypto';
import { type Encoding, packHastily, repackWell, unpack } from './encoding.ts';
import { type PreparedHead, prepareHead } from './prepared-head.ts';

type Variant = {
  head: PreparedHead;
  body: Buffer<ArrayBuffer>;
  /** Packed while somebody waited; `packBetter` replaces it once the answer proves to be asked for again. */
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
  /** Brotli, of which all others are made, and those that were asked for so far, by `variantOf`. */
  readonly variants: { br: Variant } & Partial<Record<Encoding, Variant>>;
  readonly notModified: Record<Encoding, PreparedHead>;
  /** Raw request targets that were answered with it, for the fast path; the cache keeps this list. */
  readonly targets: string[];
  /** The moment since when something it shows has changed; null while it is as new. */
  staleSince: number | null;
  /** Whether somebody asked for it since room was last made, and how often at all. */
  isAskedFor: boolean;
  hits: number;
  /** What the cache counts it as; 0 while it is in none. */
  weight: number;
  /** When the cache took it (epoch milliseconds). */
  storedAt: number;
  readonly base: readonly string[];
};

type Answer = {
  key: string;
  status: number;
  headers: Headers;
  body: Uint8Array;
  tags: readonly string[];
  expiresAt: number;
  /** Then it is packed in half of the time. */
  areOthersWaiting?: boolean;
};

/** Visitors always ask back, and mostly hear "not modified"; no shared cache may answer for us without asking. */
export const visitorCacheControl = 'public, max-age=0, must-revalidate';

/** Lays out the header lines of every answer this entry can give. It is held packed, and only so: a fifth of its room. */
export function createEntry({ key, status, headers, body, tags, expiresAt, areOthersWaiting }: Answer): PageEntry {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const base = storedHeaders(headers);
  const packed = packHastily(Buffer.from(body.buffer, body.byteOffset, body.length), 'br', areOthersWaiting);
  return {
    key,
    status,
    hash,
    tags,
    expiresAt,
    variants: { br: layOut({ base, hash, status }, 'br', { body: packed, isHasty: true }) },
    notModified: {
      br: prepareHead(304, validators(hash, 'br')),
      gzip: prepareHead(304, validators(hash, 'gzip')),
      identity: prepareHead(304, validators(hash, 'identity')),
    },
    targets: [],
    staleSince: null,
    isAskedFor: false,
    hits: 0,
    weight: 0,
    storedAt: 0,
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
  const plain = bodyOf(entry);
  const isHasty = encoding !== 'identity';
  const variant = layOut(entry, encoding, { body: isHasty ? packHastily(plain, encoding) : plain, isHasty });
  entry.variants[encoding] = variant;
  return variant;
}

/** The answer as it was before it was packed. */
export function bodyOf({ variants }: PageEntry): Buffer<ArrayBuffer> {
  return unpack(variants.br.body);
}

/**
 * Packing a page well takes as long as rendering it some ten times: only what is asked for so often, and one page after the
 * other, or a crowd on many pages would wait for the packing of each.
 */
const worthPacking = 16;
let isPacking = false;

/** Whether this page should be packed better now; when another is being packed, the next visit asks again. */
export function isWorthPacking({ hits }: PageEntry, { isHasty }: Variant): boolean {
  return isHasty && hits >= worthPacking && !isPacking;
}

/** Packs a page well, once, on another thread, and keeps that instead. */
export async function packBetter(entry: PageEntry, encoding: Encoding): Promise<void> {
  const hasty = entry.variants[encoding];
  if (!hasty?.isHasty || encoding === 'identity') return;
  hasty.isHasty = false;
  isPacking = true;
  const { variants } = entry;
  const body = await repackWell(variants.br.body, encoding).finally(() => {
    isPacking = false;
  });
  if (variants[encoding] === hasty) variants[encoding] = layOut(entry, encoding, { body, isHasty: false });
}

/** Lets go of everything that can be made of the rest again. */
export function slim({ variants }: PageEntry): void {
  delete variants.gzip;
  delete variants.identity;
}

/** What the parts of an entry take besides their letters, measured with two thousand of them, each tag counted as if no other answer had it. */
const ownBytes = { entry: 1_700, variant: 420, line: 24, tag: 240, target: 160 };

/** The bytes that all of it really holds: bodies in every encoding, header lines, tags and the targets it is known by. */
export function bytesOf({ key, tags, base, variants, targets }: PageEntry): number {
  let bytes = ownBytes.entry + key.length * 2;
  for (const line of base) bytes += line.length + ownBytes.line;
  for (const tag of tags) bytes += tag.length + ownBytes.tag;
  for (const target of targets) bytes += target.length + ownBytes.target;
  for (const { body, head } of Object.values(variants))
    bytes += body.length + ownBytes.variant + head.text.length + head.headers.length * ownBytes.line;
  return bytes;
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

function layOut(
  { base, hash, status }: Pick<PageEntry, 'base' | 'hash' | 'status'>,
  encoding: Encoding,
  packed: Pick<Variant, 'body' | 'isHasty'>,
): Variant {
  const headers = [...base, ...validators(hash, encoding)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { ...packed, head: prepareHead(status, headers) };
}

function validators(hash: string, encoding: Encoding): string[] {
  return ['ETag', etag(hash, encoding), 'Cache-Control', visitorCacheControl, 'Vary', 'Accept-Encoding'];
}
