import { execFileSync } from 'node:child_process';
import { appendFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Makes the folder a disk of its own with little room, so that it can be filled without harm to the machine. Answers how
 * to take it away again, or null where this user may not mount anything.
 */
export function smallDisk(folder: string): (() => void) | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1536m,mode=0700', 'foyer-faults', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return () => execFileSync('umount', ['--lazy', folder]);
}

/** Takes all room of the folder's disk for so long. */
export async function fillDisk(folder: string, milliseconds: number): Promise<void> {
  const filler = join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  execFileSync('fallocate', ['--length', String(bavail * bsize - leftOverBytes), filler]);
  await appendUntilFull(filler);
  await wait(milliseconds);
  await rm(filler);
}

/** What the site itself may take while the filler grows. */
const leftOverBytes = 32 * 1024 * 1024;

async function appendUntilFull(filler: string): Promise<void> {
  const piece = Buffer.alloc(64 * 1024);
  const isFull = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOSPC') return true;
    throw error;
  };
  while (!(await appendFile(filler, piece).then(() => false, isFull)));
}
