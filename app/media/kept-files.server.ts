import { Turns } from '#app/turns.ts';
import { requireMediaStorage, requireStoredParts } from './storage.server.ts';

/** A file of the store, or bytes that it could not take. */
export type Kept = { key: string; size: number } | { content: Uint8Array<ArrayBuffer> };

/**
 * Pictures are drawn one after the other (image-process.server.ts), so few are prepared at once; a crowd on a new page
 * waits here with its requests and not with its files in memory.
 */
const drawings = new Turns({ atOnce: 2, waiting: 200 });

/**
 * What is made from an original is made once and kept. Where the store takes nothing, because its disk is full or may not
 * be written to, it is shown all the same and made again for the next who asks.
 */
export async function keptOrMade(
  key: string,
  make: () => Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<Kept | null> {
  const size = await requireStoredParts().sizeOf(key);
  if (size !== null) return { key, size };
  const content = await drawings.take(make);
  if (!content) return null;
  try {
    await requireMediaStorage().put(key, content);
  } catch (error) {
    tellOnceAMinute(error);
  }
  return { content };
}

const oneMinute = 60_000;
let toldAt = Number.NEGATIVE_INFINITY;

function tellOnceAMinute(error: unknown): void {
  if (performance.now() - toldAt < oneMinute) return;
  toldAt = performance.now();
  const { code, name } = error as NodeJS.ErrnoException;
  console.error(`A picture could not be stored (${code ?? name}): check the space and the rights of the media store.`);
}
