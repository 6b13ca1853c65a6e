import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type pg from 'pg';
import { WholeFiles } from '#app/media/whole-files.server.ts';
import { BackupProblem, type Manifest } from './archive.ts';

/** The files that the store does not have yet. One that it has must be the same: another one is not written over. */
export async function filesToWrite(storage: Disk, { media }: Manifest): Promise<ReadonlySet<string>> {
  const absent = new Set<string>();
  for (const { key, sha256 } of media) {
    if (!(await storage.exists(key))) absent.add(key);
    else if ((await sumOf(storage, key)) !== sha256)
      throw new BackupProblem(`Another file is at ${key} already: restore into an empty DATA_DIR or bucket.`);
  }
  return absent;
}

/** Notes them as begun, so that what is written is cleared when the restore does not reach its end. */
export async function noteFiles(client: pg.Client, keys: string[]): Promise<void> {
  await client.query('insert into upload (storage_key) select unnest($1::text[]) on conflict do nothing', [keys]);
}

/** Removes what an earlier or this restore has written into a site without rows. */
export async function clearNoted(client: pg.Client, storage: Disk): Promise<void> {
  const { rows } = await client.query<{ key: string }>('select storage_key as key from upload');
  for (const { key } of rows) await storage.delete(key);
  await client.query('delete from upload');
}

type Restored = { key: string; isThere: boolean; content: AsyncIterable<Buffer> };

/**
 * Onto a disk it flows. A bucket gets one whole file after the other, as when they were uploaded: not every store takes one
 * whose sum comes after its content.
 */
export async function writeFile(storage: Disk, { key, isThere, content }: Restored): Promise<void> {
  if (!isThere && storage.driver instanceof WholeFiles) return storage.putStream(key, Readable.from(content));
  const chunks: Buffer[] = [];
  for await (const chunk of content) if (!isThere) chunks.push(chunk);
  if (!isThere) await storage.put(key, Buffer.concat(chunks));
}

async function sumOf(storage: Disk, key: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of await storage.getStream(key)) sum.update(chunk);
  return sum.digest('hex');
}
