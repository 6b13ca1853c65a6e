import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all it started have used so far, read from proc(5). */
export type Usage = { pids: number[]; processorSeconds: number; memoryMiB: number };

type Process = { pid: number; parent: number; name: string; ticks: number };

/** The process and everything below it, the database's processes too. */
export function treeOf(root: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap(processOf);
  const found = all.filter(({ pid }) => pid === root);
  for (const each of found) found.push(...all.filter(({ parent, pid }) => parent === each.pid && pid !== root));
  return found;
}

/** Node processes of the tree: the supervisor and its workers, without the database. */
export function nodeProcesses(root: number): Process[] {
  return treeOf(root).filter(({ name }) => !name.startsWith('postgres'));
}

export function usageOf(processes: readonly Process[]): Usage {
  const pids = processes.map(({ pid }) => pid);
  return {
    pids,
    processorSeconds: processes.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond,
    memoryMiB: pids.reduce((sum, pid) => sum + proportionalMemory(pid), 0),
  };
}

/** MiB; pages shared by several processes count for each of them by its share (PSS). 0 for one that is gone. */
export function proportionalMemory(pid: number): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/smaps_rollup`));
  return Number(found?.[1] ?? 0) / 1024;
}

const ticksPerSecond = 100;

function processOf(pid: number): Process[] {
  const stat = textOf(`/proc/${pid}/stat`);
  if (!stat) return [];
  // The name stands in brackets and may hold anything.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const name = stat.slice(stat.indexOf('(') + 1, end);
  return [{ pid, parent: Number(fields[1]), name, ticks: Number(fields[11]) + Number(fields[12]) }];
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
