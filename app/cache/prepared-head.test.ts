import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { prepareHead, sendPrepared } from './prepared-head.ts';

const headers = ['ETag', 'W/"x-br"', 'Cache-Control', 'public, max-age=0', 'Content-Encoding', 'br'];
const body = Buffer.from('Seil'.repeat(50));

/** The bytes of two requests on one connection, answered by `writeHead` at /written and as prepared elsewhere. */
async function bytesFrom(path: string, lines: string[], version = '1.1'): Promise<string> {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const isSame = request.headers['if-none-match'] !== undefined;
    const [status, content] = isSame ? [304, null] : [200, body];
    response.sendDate = false;
    if (request.url !== '/written')
      return sendPrepared({ request, response }, prepareHead(status, headers), content as Buffer | null);
    const length = content ? ['Content-Length', String(body.length)] : [];
    response.writeHead(status as number, [...headers, ...length]).end(content ?? undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  const request = `GET ${path} HTTP/${version}\r\nHost: x\r\n${lines.map((line) => `${line}\r\n`).join('')}`;
  socket.end(`${request}\r\n${request}Connection: close\r\n\r\n`);
  return Buffer.concat(await socket.toArray()).toString('latin1');
}

/** Header lines in alphabetical order: the length may stand elsewhere. */
function sorted(answers: string): string[] {
  return answers.split('\r\n').sort();
}

test.each([
  ['a page', []],
  ['"not modified"', ['If-None-Match: "x"']],
])('%s is said with the same lines as node says it, on connections that stay and that close', async (_, lines) => {
  const prepared = await bytesFrom('/', lines);
  expect(prepared.match(/HTTP\/1\.1 /g)).toHaveLength(2);
  expect(sorted(prepared)).toEqual(sorted(await bytesFrom('/written', lines)));
});

test('a proxy that speaks HTTP/1.0 and keeps its connections is told where an answer ends', async () => {
  const prepared = await bytesFrom('/', ['Connection: keep-alive'], '1.0');
  expect(prepared.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(prepared).toContain(`Content-Length: ${body.length}`);
});

test('what only this answer says stands among the lines of its head, in every version of HTTP', async () => {
  const server = createServer((request, response) =>
    sendPrepared({ request, response }, prepareHead(200, headers), body, ['Age', '7']),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  for (const version of ['1.0', '1.1']) {
    const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
    socket.end(`GET / HTTP/${version}\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [head = '', sent] = Buffer.concat(await socket.toArray())
      .toString('latin1')
      .split('\r\n\r\n');
    expect(head.split('\r\n')).toContain('Age: 7');
    expect(sent).toBe(body.toString('latin1'));
  }
});
