import type { Disk } from 'flydrive';

const folder = 'originals';

export type OriginalFile = { key: string; bytes: number };

/**
 * Every uploaded file of a media store with its size. What is made from them (smaller pictures, packed drawings, share
 * cards) is made again when it is asked for.
 */
export async function* originalFiles(storage: Disk): AsyncGenerator<OriginalFile> {
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
    const found = await storage.listAll(folder, options).catch(nothingWhenMissing);
    for (const object of found.objects) {
      const file = object.isFile ? await fileAt(storage, object.key) : null;
      if (file) yield file;
    }
    paginationToken = found.paginationToken;
  } while (paginationToken);
}

/** A file that went away after the list was made never had a row: rows lose their files only while no backup is made. */
async function fileAt(storage: Disk, key: string): Promise<OriginalFile | null> {
  try {
    return { key, bytes: (await storage.getMetaData(key)).contentLength };
  } catch (error) {
    if (await storage.exists(key)) throw error;
    return null;
  }
}

/** A site that never took in a file has no folder for them. */
function nothingWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
  return { objects: [], paginationToken: undefined };
}
