import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { decoderOf, type Encoding, singleByte } from './encodings.ts';

/**
 * How a file of text is written: by its mark, else UTF-8 where all of it is, else the encoding of one byte a sign in
 * which most of its higher bytes are letters that stand within words. Nothing is lost by it: the report says which it was.
 */
export async function findEncoding(file: string): Promise<Encoding> {
  const marked = encodingOfStart(await startOf(file));
  if (marked) return marked;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const inWords = new Array<number>(256).fill(0);
  let isUtf8 = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    isUtf8 &&= isReadable(utf8, chunk);
    countInWords(chunk, inWords);
  }
  if (isUtf8 && isReadable(utf8)) return 'utf-8';
  const scored = singleByte.map((encoding) => ({ encoding, score: score(encoding, inWords) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).encoding;
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** UTF-16 without a mark betrays itself: every other byte of plain letters is zero. */
function encodingOfStart(start: Buffer): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length);
  const most = start.length / 4;
  if ((zeros[1] ?? 0) > most && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > most && zeros[1] === 0 ? 'utf-16be' : null;
}

/** Without a chunk: whether the last sign is whole. */
function isReadable(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Beside a number, where it means a sign that nobody writes in the other encodings. */
const euroOfLatin9 = 0xa4;

function countInWords(chunk: Buffer, counts: number[]): void {
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at] ?? 0;
    const isTelling = byte === euroOfLatin9 || (byte >= 128 && (isLetter(chunk[at - 1]) || isLetter(chunk[at + 1])));
    if (isTelling) counts[byte] = (counts[byte] ?? 0) + 1;
  }
}

function isLetter(byte = 0): boolean {
  return (byte > 64 && byte < 91) || (byte > 96 && byte < 123);
}

/** Letters of western languages count, the euro and marks of quotation a little; anything else within a word is against it. */
function score(encoding: Encoding, counts: readonly number[]): number {
  const decoder = decoderOf(encoding);
  return counts.reduce((sum, count, byte) => {
    if (count === 0) return sum;
    const sign = decoder.decode(new Uint8Array([byte]));
    const weight = /[äöüÄÖÜß]/.test(sign)
      ? 3
      : /[à-ÿÀ-ßœŒšŠžŽ]/.test(sign)
        ? 1
        : /[€„“”‚‘’–—…«»]/.test(sign)
          ? 0.5
          : -2;
    return sum + weight * count;
  }, 0);
}
