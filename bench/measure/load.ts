import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What to ask: `{n}` in the path becomes a number that was never asked before. */
export type Question = { url: string; headers: Record<string, string>; status: number };

/** `busy` is the share of a core the busiest generator used: near 1, it was the limit and not the server. */
export type Load = { perSecond: number; milliseconds: number[]; busy: number };

type Amount = { processes?: number; connections?: number; duration?: number };
type Task = { question: Question; connections: number; duration: number; firstNumber: number };
type Report = { answered: number; elapsed: number; milliseconds: number[]; busy: number };

const roomPerTask = 1_000_000;
let tasks = 0;

/** Asks from processes of their own, over connections that stay open, one question at a time on each. */
export async function load(question: Question, amount: Amount = {}): Promise<Load> {
  const { processes = 2, connections = 8, duration = 600 } = amount;
  const reports = await Promise.all(
    Array.from({ length: processes }, async () => {
      const generator = await generatorFor();
      tasks += 1;
      const task: Task = { question, connections, duration, firstNumber: tasks * roomPerTask };
      generator.send(task);
      const [report] = (await once(generator, 'message')) as [Report | { error: string }];
      idle.push(generator);
      if ('error' in report) throw new Error(report.error);
      return report;
    }),
  );
  return {
    perSecond: reports.reduce((sum, { answered, elapsed }) => sum + (answered / elapsed) * 1000, 0),
    milliseconds: reports.flatMap(({ milliseconds }) => milliseconds),
    busy: Math.max(...reports.map(({ busy }) => busy)),
  };
}

/** Lets the generators go, so that the process can end. */
export function endLoad(): void {
  for (const generator of idle.splice(0)) generator.disconnect();
}

const idle: ChildProcess[] = [];

async function generatorFor(): Promise<ChildProcess> {
  const waiting = idle.pop();
  if (waiting) return waiting;
  const generator = fork(fileURLToPath(import.meta.url), ['generate']);
  await once(generator, 'message');
  return generator;
}

async function generate({ question, connections, duration, firstNumber }: Task): Promise<Report> {
  const milliseconds: number[] = [];
  let next = firstNumber;
  const before = process.cpuUsage();
  const began = performance.now();
  const isOver = () => performance.now() - began >= duration;
  const visit = () => ask(question, { isOver, number: () => next++, note: (value) => milliseconds.push(value) });
  await Promise.all(Array.from({ length: connections }, visit));
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { answered: milliseconds.length, elapsed, milliseconds, busy: (user + system) / 1000 / elapsed };
}

type Visit = { isOver(): boolean; number(): number; note(milliseconds: number): void };

/** One connection: counts bytes instead of parsing, so that the generator needs a fraction of what the server does. */
function ask({ url, headers, status }: Question, { isOver, number, note }: Visit): Promise<void> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const [start = '', end = ''] = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`.split('{n}');
  const request = () => (end === '' ? start : `${start}${number()}${end}`);
  return new Promise((done, fail) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let [left, sent, head] = [-1, 0, ''];
    const send = () => {
      sent = performance.now();
      left = -1;
      head = '';
      socket.write(request());
    };
    socket.once('connect', send).once('error', fail);
    socket.on('data', (chunk: Buffer) => {
      if (left >= 0) left -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        if (!head.startsWith(`HTTP/1.1 ${status} `)) return fail(new Error(`${url} answered ${head.slice(0, 40)}`));
        const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        if (Number.isNaN(length)) return fail(new Error(`${url} did not say how long its answer is`));
        left = length - (head.length - headEnd - 4);
      }
      if (left > 0) return;
      note(performance.now() - sent);
      if (!isOver()) return send();
      socket.destroy();
      done();
    });
  });
}

if (process.argv[2] === 'generate') {
  process.on('message', async (task: Task) => {
    const report = await generate(task).catch((error: Error) => ({ error: error.message }));
    process.send?.(report);
  });
  process.send?.('ready');
}
