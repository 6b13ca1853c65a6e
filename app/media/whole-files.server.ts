import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where files stand while they are written: on the same disk, so that moving one is a single step. */
export const unfinishedFolder = 'unfinished';

/** A folder in which a file is there whole or not at all, however its writing ends: kill, full disk, power cut. */
export class WholeFiles extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const unfinished = join(this.#root, unfinishedFolder, randomUUID());
    const target = join(this.#root, key);
    await mkdir(dirname(unfinished), { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(unfinished, contents, { flush: true });
    await rename(unfinished, target);
  }
}
