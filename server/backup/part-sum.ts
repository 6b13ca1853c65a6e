import { createHash } from 'node:crypto';

export type Summed = { bytes: number; lines: number; sha256: string };

const lineEnd = 0x0a;

/** Counts and sums what passes through. */
export class PartSum {
  readonly #sum = createHash('sha256');
  #bytes = 0;
  #lines = 0;

  async *of(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      this.#sum.update(chunk);
      this.#bytes += chunk.length;
      for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) this.#lines += 1;
      yield chunk;
    }
  }

  result(): Summed {
    return { bytes: this.#bytes, lines: this.#lines, sha256: this.#sum.digest('hex') };
  }
}
