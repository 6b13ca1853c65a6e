import { type FileHandle, open } from 'node:fs/promises';
import { BackupProblem, headName } from './archive.ts';

/** A tar archive is made of blocks of this size and ends with two empty ones. */
const blockBytes = 512;

/** Refuses what is no backup at all, and one that was cut off, before anything of it is read. */
export async function requireWholeFile(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new BackupProblem(`${file} cannot be read (${error.message}).`);
  });
  try {
    const { size } = await handle.stat();
    const first = await bytesAt(handle, 0, headName.length);
    if (first.toString() !== headName)
      throw new BackupProblem(
        `${file} is no backup of Foyer that this version reads: one of an older version is restored by that version.`,
      );
    const end = await bytesAt(handle, Math.max(0, size - 2 * blockBytes), 2 * blockBytes);
    if (size % blockBytes !== 0 || end.some((byte) => byte !== 0))
      throw new BackupProblem(`The backup ${file} is damaged (its end is missing): use another one.`);
  } finally {
    await handle.close();
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
