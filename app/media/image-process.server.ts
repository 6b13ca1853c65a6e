import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImageResult, ImageTask } from './image-job.ts';
import { decodeMemoryBytes, decodeProcessorMs, decodeTimeoutMs } from './limits.ts';

let worker: ChildProcess | null = null;
let tail: Promise<unknown> = Promise.resolve();
let nextId = 0;

/**
 * Runs one picture job in a process of its own, one at a time. A job that passes the time or memory limit
 * takes its process with it and is answered `{ ok: false }`; the web process never decodes a picture.
 */
export function runImageTask(task: ImageTask): Promise<ImageResult> {
  const turn = tail.then(() => perform(task));
  tail = turn.catch(() => undefined);
  return turn;
}

/** Ends the decoding process; used by graceful stop and by tests. */
export function stopImageProcess(): void {
  worker?.kill('SIGKILL');
  worker = null;
}

function perform(task: ImageTask): Promise<ImageResult> {
  worker ??= startWorker();
  const child = worker;
  const id = nextId++;
  return new Promise((settle) => {
    const finish = (result: ImageResult) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.unref();
      settle(result);
    };
    const onMessage = (message: { id: number; result: ImageResult }) => {
      if (message.id === id) finish(message.result);
    };
    const onExit = () => finish({ ok: false, reason: 'picture_too_heavy' });
    const timer = setTimeout(stopImageProcess, decodeTimeoutMs);
    const before = processorMsOf(child);
    const watch = setInterval(() => void killBomb(child, before), 100);
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.ref();
    child.send({ ...task, id });
  });
}

function startWorker(): ChildProcess {
  // The source file itself: Node 26 runs TypeScript, and the bundle has no second entry.
  const child = fork(resolve('app/media/image-worker.ts'), { serialization: 'advanced' });
  child.on('exit', () => {
    if (worker === child) worker = null;
  });
  return child;
}

async function killBomb(child: ChildProcess, before: Promise<number>): Promise<void> {
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  const residentPages = Number(statm.split(' ')[1] ?? 0);
  const isTooLarge = residentPages * 4096 > decodeMemoryBytes;
  const isTooLong = (await processorMsOf(child)) - (await before) > decodeProcessorMs;
  if (isTooLarge || isTooLong) child.kill('SIGKILL');
}

/** Milliseconds of the processor that a process has used so far; 0 where the system does not tell. */
async function processorMsOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Counted behind the name, which may hold anything: fields 14 and 15, in hundredths of a second (proc_pid_stat(5)).
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
