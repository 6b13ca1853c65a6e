import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor of a process and everything it has started, the database apart. */
export type Spent = { node: number; database: number };

const ticksPerSecond = 100;

/** Seconds that one process has had of the processors, its own and the system's for it (proc(5)). */
export function secondsOf(pid: number): number {
  return (statOf(pid)?.own ?? 0) / ticksPerSecond;
}

export function spentBy(root: number): Spent {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const family = new Set([root]);
  // Children have higher numbers than their parents nearly always; a second look finds the others.
  for (let look = 0; look < 3; look += 1)
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  const spent: Spent = { node: 0, database: 0 };
  for (const { pid, name, ticks } of processes)
    if (family.has(pid)) spent[name.startsWith('postgres') ? 'database' : 'node'] += ticks / ticksPerSecond;
  return spent;
}

function statOf(pid: number) {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    const sum = (places: number[]) => places.reduce((total, at) => total + (fields[at] ?? 0), 0);
    const own = sum([11, 12]);
    // Of the process itself, and of those of its children that have ended.
    const ticks = own + sum([13, 14]);
    return { pid, name, parent: fields[1] ?? 0, own, ticks };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
