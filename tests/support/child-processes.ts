import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The processes that this one started, oldest first, whose command line contains these words. */
export async function childrenOf(pid: number, text: string): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter(Boolean);
  const found = await Promise.all(all.map(async (one) => ((await isChild(one, pid, text)) ? [one] : [])));
  return found.flat().sort((a, b) => a - b);
}

async function isChild(pid: number, parent: number, text: string): Promise<boolean> {
  const { state, parent: found } = await statOf(pid);
  if (found !== parent || state === 'Z') return false;
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(text);
}

/** Waits until none of these runs any more; one that nobody has fetched after its end counts as gone. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  for (const end = Date.now() + 45_000; Date.now() < end; await wait(10)) {
    const states = await Promise.all(pids.map(async (pid) => (await statOf(pid)).state));
    if (states.every((state) => state === null || state === 'Z')) return;
  }
  throw new Error(`Some of the processes ${pids.join(', ')} still run.`);
}

/** The name in the middle stands in brackets and may hold anything. */
async function statOf(pid: number): Promise<{ state: string | null; parent: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const [state = null, parent] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return { state, parent: Number(parent) };
}
