import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';

/** Writes one tar archive into an empty file, a part after the other; no more than a piece of a part is ever in memory. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #written: Promise<void>;
  readonly #made: Date;
  readonly #signal: AbortSignal | undefined;

  constructor(file: string, { made, signal }: { made: Date; signal?: AbortSignal | undefined }) {
    this.#made = made;
    this.#signal = signal;
    this.#written = pipeline(this.#pack, createWriteStream(file, { flags: 'r+', flush: true }));
    // Whoever adds a part or finishes hears of it; until then nobody listens.
    this.#written.catch(() => undefined);
  }

  /** Adds one file of exactly `bytes` bytes and answers its SHA-256. */
  async add(name: string, bytes: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
    this.#signal?.throwIfAborted();
    const sum = createHash('sha256');
    await Promise.race([this.#addEntry(name, bytes, summed(content, sum)), this.#failure()]);
    return sum.digest('hex');
  }

  async addText(name: string, text: string): Promise<string> {
    const content = Buffer.from(text);
    return this.add(name, content.length, [content]);
  }

  /** Writes the end of the archive and waits until the disk has all of it. */
  async finish(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }

  async #addEntry(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    const { promise: isDone, resolve, reject } = Promise.withResolvers<void>();
    const header = { name, size, mode: 0o600, mtime: this.#made };
    const entry = this.#pack.entry(header, (error) => (error ? reject(error) : resolve()));
    isDone.catch(() => undefined);
    for await (const chunk of content) if (!entry.write(chunk)) await once(entry, 'drain');
    entry.end();
    await isDone;
  }

  /** A disk that is full ends the stream behind the archive, and nobody would take the next piece. */
  async #failure(): Promise<never> {
    await this.#written;
    throw new Error('The archive ended before all of it was written.');
  }
}

async function* summed(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  sum: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    sum.update(chunk);
    yield chunk;
  }
}
