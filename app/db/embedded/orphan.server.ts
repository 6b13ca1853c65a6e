import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { folderOwner } from '../folder-owner.server.ts';

export type RunningServer = { pid: number; port: number; hasSocket: boolean };

/** The server that runs on the cluster `data` at this moment, whoever started it. */
export async function runningServer(data: string): Promise<RunningServer | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  // Numbers of processes are used again: only a process that was started on this very folder counts.
  if (!pid || !(await runsOn(data, pid))) return null;
  return { pid, port: Number(lines[3]), hasSocket: Boolean(lines[4]) };
}

/** A server stands in its folder; where the system does not tell, its command line names it. */
async function runsOn(data: string, pid: number): Promise<boolean> {
  const standing = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return standing === data || (await commandLine(pid)).includes(data);
}

/** A server left behind by a killed process is asked to stop, more firmly each time, and never killed outright. */
export async function stopOrphan(data: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGINT', 'SIGQUIT'] as const) {
    const orphan = await runningServer(data);
    if (!orphan) return;
    process.kill(orphan.pid, signal);
    await untilGone(data, 8_000);
  }
  const left = await runningServer(data);
  if (left) throw new Error(`A database server (process ${left.pid}) still holds ${data}; stop it and start again.`);
}

/**
 * Asks the server of a killed supervisor to stop once everybody has left it; the workers it had leave on their own, and
 * each of them asks. A folder that a living process owns is left alone.
 */
export async function stopAbandonedPostgres(folder: string): Promise<void> {
  if ((await folderOwner(join(folder, 'owner'))) !== null) return;
  const data = await realpath(join(folder, 'cluster')).catch(() => null);
  const abandoned = data && (await runningServer(data));
  if (abandoned) process.kill(abandoned.pid, 'SIGTERM');
}

async function untilGone(data: string, milliseconds: number): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(20)) {
    if (!(await runningServer(data))) return;
  }
}

async function commandLine(pid: number): Promise<string> {
  const linux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (linux !== null) return linux.replaceAll('\0', ' ');
  const listed = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'args=']).catch(() => ({ stdout: '' }));
  return listed.stdout;
}
