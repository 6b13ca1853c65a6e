import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

type Answer = { status: number; headers: string[]; body: string };

/** A bare `node:http` server, in a process of its own, that gives every request the answer the site gave to one. */
export async function bareCopyOf(url: string, headers: Record<string, string>) {
  const server = fork(fileURLToPath(import.meta.url), ['serve']);
  await once(server, 'message');
  server.send(await answerOf(url, headers));
  const [port] = (await once(server, 'message')) as [number];
  return {
    pid: server.pid ?? 0,
    url: `http://127.0.0.1:${port}${new URL(url).pathname}${new URL(url).search}`,
    close: () => server.disconnect(),
  };
}

/** Headers that node:http writes by itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function answerOf(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, fail) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const { rawHeaders, statusCode = 0 } = response;
      const kept = rawHeaders.filter((_, at) => !own.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase()));
      done({ status: statusCode, headers: kept, body });
    }).once('error', fail);
  });
}

if (process.argv[2] === 'serve') {
  process.once('message', ({ status, headers, body }: Answer) => {
    const bytes = Buffer.from(body, 'base64');
    const server = createServer((_request, response) => response.writeHead(status, headers).end(bytes));
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
    process.once('disconnect', () => process.exit(0));
  });
  process.send?.('ready');
}
