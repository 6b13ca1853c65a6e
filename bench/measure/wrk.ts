import { execFile, execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { promisify } from 'node:util';
import type { Question } from './load.ts';

const run = promisify(execFile);
const connections = 50;

/** Whether wrk is installed, and a way to give the server a core of its own, so that wrk can keep it busy. */
export const hasWrk = cpus().length > 1 && answers('wrk', ['-v']) && answers('taskset', ['-V']);

function answers(program: string, options: string[]): boolean {
  try {
    execFileSync(program, options, { stdio: 'ignore' });
    return true;
  } catch (error) {
    // wrk tells its version and says 1.
    return (error as { status?: number }).status === 1;
  }
}

/** All threads of a process on the last core; `load` comes from the first. */
export function pinToLastCore(pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(cpus().length - 1), String(pid)]);
}

export function unpin(pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', `0-${cpus().length - 1}`, String(pid)]);
}

/** Asks over 50 connections for whole seconds; answers how many were answered, and throws when one was refused. */
export async function wrk({ url, headers }: Question, seconds: number): Promise<{ answered: number }> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const amount = ['-t1', `-c${connections}`, `-d${seconds}s`];
  const { stdout } = await run('taskset', ['-c', '0', 'wrk', ...amount, ...lines, url]);
  const refused = /Non-2xx or 3xx responses: \d+/.exec(stdout)?.[0];
  if (refused) throw new Error(`${url}: ${refused}`);
  return { answered: Number(/(\d+) requests in/.exec(stdout)?.[1]) };
}
