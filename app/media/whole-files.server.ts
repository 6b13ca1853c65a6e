import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where files stand while they are written: on the same disk, so that moving one is a single step. */
export const unfinishedFolder = 'unfinished';

/** Originals hold what no visitor gets, such as where a picture was taken: other users of the machine see none of it. */
const ownFolder = 0o700;
const ownFile = 0o600;

/** Closes a folder of an earlier version too; one that belongs to somebody else keeps the rights it was given. */
export async function closeToOthers(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: ownFolder });
  await chmod(root, ownFolder).catch(() => undefined);
}

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
    await mkdir(dirname(unfinished), { recursive: true, mode: ownFolder });
    await mkdir(dirname(target), { recursive: true, mode: ownFolder });
    await writeFile(unfinished, contents, { flush: true, mode: ownFile });
    await rename(unfinished, target);
  }
}
