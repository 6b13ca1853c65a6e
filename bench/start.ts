import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, median } from './measure/figure.ts';

const starts = 5;

/** From the command of `npm start` to the first page, on a database and a build that are there. */
export async function start({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const seconds: number[] = [];
  // The first one finds out whether anything is stale, and does not count.
  for (let n = 0; n <= starts; n++) {
    const taken = await secondsToFirstAnswer(dataDir);
    if (n > 0) seconds.push(taken);
  }
  const each = seconds.map((value) => value.toFixed(2)).join(', ');
  return [{ name: 'start to first answer, median', value: median(seconds), unit: 's', most: 3, note: each }];
}

async function secondsToFirstAnswer(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  while (!(await isOpen(port))) await wait(10);
  const taken = (performance.now() - began) / 1000;
  child.kill('SIGTERM');
  await gone;
  return taken;
}

function isOpen(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/de`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
