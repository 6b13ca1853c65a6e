import { readFile, rm, writeFile } from 'node:fs/promises';

/** Takes the data folder for this process; answers the process that already has it, or `null` when it is ours. */
export async function takeFolder(file: string): Promise<number | null> {
  for (;;) {
    try {
      await writeFile(file, `${process.pid} ${await startOf(process.pid)}`, { flag: 'wx', mode: 0o600 });
      return null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = await folderOwner(file);
    if (owner !== null) return owner;
    await rm(file, { force: true });
  }
}

/** The living process that took the folder. */
export async function folderOwner(file: string): Promise<number | null> {
  const [pid, start] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  if (!pid || !isAlive(Number(pid))) return null;
  return (await startOf(Number(pid))) === start ? Number(pid) : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start time in clock ticks, where the system tells: a process number alone may have been given out again. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
}
