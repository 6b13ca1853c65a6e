import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { patienceMs } from '../scripts/vite/patience.ts';
import { Answering, createWebServer } from './create-web-server.ts';
import { drain } from './leave.ts';

const request = 'GET / HTTP/1.1\r\nHost: museum.example\r\n\r\n';

test('a request that is being answered when the port closes is answered to its end', async () => {
  const { server, answering, visit } = await openServer();
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>();
  answering.by(async (_, response) => {
    await isReady;
    response.end('whole');
  });
  const visitor = visit(request);
  await once(server, 'request');
  const drained = drain(server, { graceMs: 0, hold: () => answering.hold() });
  await vi.waitUntil(() => !server.listening, patienceMs);
  ready();
  expect(await visitor.said).toContain('whole');
  await drained;
});

test('who has connected but not asked yet is waited for, and answered', async () => {
  const { server, answering, visit } = await openServer();
  answering.by((_, response) => response.end('whole'));
  const visitor = visit('');
  await once(server, 'connection');
  const drained = drain(server, { graceMs: 0, hold: () => answering.hold() });
  await vi.waitUntil(() => !server.listening, patienceMs);
  visitor.socket.write(request);
  expect(await visitor.said).toContain('whole');
  await drained;
});

test('who asked a moment ago and asks again on the same connection is answered, and told to connect anew', async () => {
  const { server, answering, visit } = await openServer();
  let isLeaving = false;
  answering.by((_, response) => {
    response.setHeader('connection', isLeaving ? 'close' : 'keep-alive');
    response.end('whole');
  });
  const visitor = visit(request);
  await once(visitor.socket, 'data');
  isLeaving = true;
  const drained = drain(server, { graceMs: 0, hold: () => answering.hold() });
  await vi.waitUntil(() => !server.listening, patienceMs);
  visitor.socket.write(request);
  expect(await visitor.said).toMatch(/keep-alive[\s\S]*whole[\s\S]*Connection: close[\s\S]*whole/i);
  await drained;
});

async function openServer() {
  const answering = new Answering();
  const server = createWebServer(answering.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const visit = (text: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    if (text) socket.write(text);
    return { socket, said: once(socket, 'end').then(() => heard) };
  };
  return { server, answering, visit };
}
