import { createHash } from 'node:crypto';
import { type Encoding, type encodingsFor, type Holding, packHastily, repackWell, unpack } from './encoding.ts';
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
  /** What it is held in, zstd or brotli, of which all others are made, and those that were asked for so far, by `variantOf`. */
  readonly variants: Partial<Record<Encoding, Variant>>;
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
  /** How others may keep it: header lines. For a shared cache they count from `storedAt`, so its age is sent along. */
  readonly keeping: readonly string[];
  readonly isShared: boolean;
};

type Answer = {
  key: string;
  status: number;
  headers: Headers;
  body: Uint8Array;
  tags: readonly string[];
  expiresAt: number;
  /** What the one who waits for it understands. */
  holding?: Holding;
  /** By which a shared cache keeps it (shared-cache.ts); null where none may. */
  shared?: readonly string[] | null;
  /** Then it is packed in brotli in half of the time. */
  areOthersWaiting?: boolean;
};

/** Visitors always ask back, and mostly hear "not modified"; no shared cache may answer for us without asking, unless one is set up. */
export const visitorCacheControl = 'public, max-age=0, must-revalidate';
const unshared = ['Cache-Control', visitorCacheControl];

/** Lays out the header lines of every answer this entry can give. It is held packed, and only so: a fifth of its room. */
export function createEntry(answer: Answer): PageEntry {
  const { key, status, headers, body, tags, expiresAt, holding = 'zstd', shared = null, areOthersWaiting } = answer;
  const keeping = shared ?? unshared;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const base = storedHeaders(headers);
  const packed = packHastily(Buffer.from(body.buffer, body.byteOffset, body.length), holding, areOthersWaiting);
  return {
    key,
    status,
    hash,
    tags,
    expiresAt,
    variants: { [holding]: layOut({ base, hash, status, keeping }, holding, { body: packed, isHasty: true }) },
    notModified: {
      br: prepareHead(304, validators(hash, 'br', keeping)),
      zstd: prepareHead(304, validators(hash, 'zstd', keeping)),
      gzip: prepareHead(304, validators(hash, 'gzip', keeping)),
      identity: prepareHead(304, validators(hash, 'identity', keeping)),
    },
    targets: [],
    staleSince: null,
    isAskedFor: false,
    hits: 0,
    weight: 0,
    storedAt: 0,
    base,
    keeping,
    isShared: shared !== null,
  };
}

/** In which encoding this entry is answered: well packed as soon as it is, until then in what it is held in. */
export function encodingOf({ variants }: PageEntry, { well, hastily }: ReturnType<typeof encodingsFor>): Encoding {
  return variants.br ? well : hastily;
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
  take(entry, encoding, variant);
  return variant;
}

/** Brotli takes the place of zstd: one of both is enough to make the others of. */
function take({ variants }: PageEntry, encoding: Encoding, variant: Variant): void {
  variants[encoding] = variant;
  if (encoding === 'br') delete variants.zstd;
}

/** The answer as it was before it was packed. */
export function bodyOf(entry: PageEntry): Buffer<ArrayBuffer> {
  const { body, holding } = heldBy(entry);
  return unpack(body, holding);
}

function heldBy({ key, variants: { br, zstd } }: PageEntry): { body: Buffer; holding: Holding } {
  if (br) return { body: br.body, holding: 'br' };
  if (zstd) return { body: zstd.body, holding: 'zstd' };
  throw new Error(`The entry ${key} holds nothing.`);
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

/** Packs a page well, once, on another thread, and keeps that instead of how it was sent so far. */
export async function packBetter(entry: PageEntry, encoding: Encoding): Promise<void> {
  const hasty = entry.variants[encoding];
  if (!hasty?.isHasty || encoding === 'identity') return;
  hasty.isHasty = false;
  isPacking = true;
  const well = encoding === 'gzip' ? 'gzip' : 'br';
  const body = await repackWell(heldBy(entry), well).finally(() => {
    isPacking = false;
  });
  if (entry.variants[encoding] === hasty) take(entry, well, layOut(entry, well, { body, isHasty: false }));
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
  { base, hash, status, keeping }: Pick<PageEntry, 'base' | 'hash' | 'status' | 'keeping'>,
  encoding: Encoding,
  packed: Pick<Variant, 'body' | 'isHasty'>,
): Variant {
  const headers = [...base, ...validators(hash, encoding, keeping)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { ...packed, head: prepareHead(status, headers) };
}

function validators(hash: string, encoding: Encoding, keeping: readonly string[]): string[] {
  return ['ETag', etag(hash, encoding), ...keeping, 'Vary', 'Accept-Encoding'];
}

/** The fast path asks for it fifty thousand times a second. */
const ageless: readonly string[] = [];

/** How old it is, for the shared caches that count from then (RFC 9111, 5.1); nothing where none keeps it. */
export function ageLines({ isShared, storedAt }: PageEntry): readonly string[] {
  return isShared ? ['Age', String(Math.max(0, Math.floor((Date.now() - storedAt) / 1000)))] : ageless;
}

/** Its head for who is answered although it is out of date: nobody else may keep that. */
export function unsharedHead({ keeping }: PageEntry, head: readonly string[]): string[] {
  const names = new Set(keeping.filter((_, at) => at % 2 === 0));
  const lines = head.filter((_, at) => !names.has(head[at - (at % 2)] as string));
  return [...lines, ...unshared];
}
