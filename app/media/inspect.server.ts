import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectFileType, type FileType } from './detect-file-type.ts';
import { runImageTask } from './image-process.server.ts';
import { maxBytes } from './limits.ts';
import type { EmbeddedMetadata } from './metadata/embedded-metadata.ts';
import { readVector, type VectorProblem } from './vector.ts';

type MediaProblem = 'too_large' | 'unknown_type' | 'not_a_picture' | VectorProblem;

/** `most` is how many bytes a file of its kind may have, where it has more. */
export type MediaRefusal = { problem: MediaProblem; most?: number };

export type Inspected = FileType & {
  bytes: number;
  hash: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  /** What a picture says of itself. */
  metadata: EmbeddedMetadata | null;
  /** What is kept instead of the bytes that came: a drawing is written anew. */
  rewritten?: Uint8Array;
};

/** Decides whether a file may enter the venue and measures it. Reads bytes, never names or claims. */
export async function inspectUpload(content: Uint8Array): Promise<Inspected | MediaRefusal> {
  const type = detectFileType(content);
  if (!type) return { problem: 'unknown_type' };
  const most = maxBytes[type.kind];
  if (content.byteLength > most) return { problem: 'too_large', most };
  if (type.kind === 'vector') return inspectVector(content, type);
  const facts = factsOf(content, type);
  return type.kind === 'image' ? inspectRaster(content, facts) : facts;
}

function factsOf(content: Uint8Array, type: FileType): Inspected {
  const hash = createHash('sha256').update(content).digest('hex');
  return { ...type, bytes: content.byteLength, hash, width: null, height: null, placeholder: null, metadata: null };
}

function inspectVector(content: Uint8Array, type: FileType): Inspected | MediaRefusal {
  const read = readVector(content);
  if ('problem' in read) return read;
  const rewritten = new TextEncoder().encode(read.svg);
  return { ...factsOf(rewritten, type), width: read.width, height: read.height, rewritten };
}

async function inspectRaster(content: Uint8Array, facts: Inspected): Promise<Inspected | MediaRefusal> {
  return withTemporaryFile(content, async (path) => {
    const result = await runImageTask({ task: 'inspect', path });
    if (!result.ok || !result.width || !result.height) return { problem: 'not_a_picture' as const };
    const { width, height, placeholder = null, metadata = null } = result;
    return { ...facts, width, height, placeholder, metadata };
  });
}

/** Lends a file with this content for the length of one job, wherever the store keeps its originals. */
export async function withTemporaryFile<Result>(
  content: Uint8Array | Readable,
  use: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
  try {
    const path = join(folder, 'original');
    await pipeline(
      content instanceof Uint8Array ? Readable.from([content]) : content,
      createWriteStream(path, { mode: 0o600 }),
    );
    return await use(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
