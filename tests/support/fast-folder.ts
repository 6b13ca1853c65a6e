import { constants } from 'node:fs';
import { access, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** What databases and pictures of all tests together need, with room to spare; in a container there often are 64 MB. */
const bytesWanted = 4 * 1024 ** 3;

/**
 * Makes a folder for data of tests, in memory where there is room: on a disk a copy of the empty database takes a third of
 * a second and more, in memory a twentieth. Whoever asks removes it.
 */
export async function makeFastFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom()) ? inMemory : tmpdir(), prefix));
}

async function hasRoom(): Promise<boolean> {
  try {
    await access(inMemory, constants.W_OK);
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize >= bytesWanted;
  } catch {
    return false;
  }
}
