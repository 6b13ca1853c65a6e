import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundConnections, connections } from './connections.ts';

const mebibyte = 1024 * 1024;

async function opened(server: Server): Promise<() => Socket> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
}

test('a request whose head drips is closed within twenty seconds, and a proxy finds its idle connections open', () => {
  expect(connections.headersTimeout + connections.connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
  expect(connections.keepAliveTimeout).toBeGreaterThan(60_000);
});

test('who stops reading in the middle of an answer is let go, and who reads on is not', async () => {
  const server = boundConnections(
    createServer(connections, (_, response) => response.end(Buffer.alloc(64 * mebibyte))),
    { silence: 300 },
  );
  const call = await opened(server);
  const [reader, sleeper] = [call(), call()];
  for (const socket of [reader, sleeper]) socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await once(sleeper, 'readable');
  let taken = 0;
  reader.on('data', (chunk) => {
    taken += chunk.length;
  });
  await once(reader, 'close');
  expect(taken).toBeGreaterThan(64 * mebibyte);
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('beyond what it can serve no connection is taken', async () => {
  const call = await opened(boundConnections(createServer(connections), { most: 3 }));
  const first = [call(), call(), call()];
  await Promise.all(first.map((socket) => once(socket, 'connect')));
  const beyond = call();
  await once(beyond.resume(), 'close');
  expect(first.every((socket) => !socket.destroyed)).toBe(true);
  for (const socket of first) socket.destroy();
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((told) => server.getConnections((_, count) => told(count)));
}
