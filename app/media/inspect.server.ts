import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImageTask } from './image-process.server.ts';
import { maxBytes } from './limits.ts';
import { type Sniffed, sniff } from './sniff.ts';
import { type VectorProblem, vectorProblem, vectorSize } from './vector.ts';

export type MediaProblem = 'too_large' | 'unknown_type' | 'not_a_picture' | VectorProblem;

/** `most` is how many bytes a file of its kind may have, where it has more. */
export type MediaRefusal = { problem: MediaProblem; most?: number };

export type Inspected = Sniffed & {
  bytes: number;
  hash: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
};

/** Decides whether a file may enter the house and measures it. Reads bytes, never names or claims. */
export async function inspectUpload(content: Uint8Array): Promise<Inspected | MediaRefusal> {
  const type = sniff(content);
  if (!type) return { problem: 'unknown_type' };
  const most = maxBytes[type.kind];
  if (content.byteLength > most) return { problem: 'too_large', most };
  const hash = createHash('sha256').update(content).digest('hex');
  const facts = { ...type, bytes: content.byteLength, hash, width: null, height: null, placeholder: null };
  if (type.kind === 'vector') return inspectVector(content, facts);
  if (type.kind === 'image') return inspectRaster(content, facts);
  return facts;
}

function inspectVector(content: Uint8Array, facts: Inspected): Inspected | MediaRefusal {
  const svg = new TextDecoder().decode(content);
  const problem = vectorProblem(svg);
  return problem ? { problem } : { ...facts, ...vectorSize(svg) };
}

async function inspectRaster(content: Uint8Array, facts: Inspected): Promise<Inspected | MediaRefusal> {
  return withTemporaryFile(content, async (path) => {
    const result = await runImageTask({ task: 'inspect', path });
    if (!result.ok || !result.width || !result.height) return { problem: 'not_a_picture' as const };
    return { ...facts, width: result.width, height: result.height, placeholder: result.placeholder ?? null };
  });
}

/** Lends a file with this content for the length of one job, wherever the store keeps its originals. */
export async function withTemporaryFile<Result>(
  content: Uint8Array,
  use: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
  try {
    const path = join(folder, 'original');
    await writeFile(path, content);
    return await use(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
