import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { OutsideVisitor } from './outside-visitor.server.ts';
import { isPublicAddress, type OutsideGuard } from './own-network.ts';

const local: OutsideGuard = { allowsAddress: (address) => address === '127.0.0.1', allowsPort: () => true };
const internetOnAnyPort: OutsideGuard = { allowsAddress: isPublicAddress, allowsPort: () => true };

/** A server of somebody else, and who asked it for what. */
async function website(robots: string | number = '') {
  const asked: { method: string; path: string; agent: string; at: number }[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const answers: Record<string, [status: number, location?: string]> = {
    '/gone': [410],
    '/moved': [301, '/fine'],
    '/moved-twice': [308, '/moved'],
    '/for-now': [302, '/fine'],
    '/moved-away': [301, '/gone'],
    '/into-the-network': [302, 'http://10.0.0.1/secret'],
    '/round': [302, '/round'],
    '/people-only': [403],
    '/broken-server': [500],
  };
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? '';
    asked.push({
      method: request.method ?? '',
      path,
      agent: request.headers['user-agent'] ?? '',
      at: performance.now(),
    });
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    if (path === '/robots.txt') return void response.writeHead(Number(robots) || (robots ? 200 : 404)).end(`${robots}`);
    if (path === '/knows-no-head' && request.method === 'HEAD') return void response.writeHead(405).end();
    const [status, location] = answers[path] ?? [200];
    response.writeHead(status, location ? { location } : {}).end();
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked, mostAtOnce: () => mostAtOnce };
}

function visitor(more: Partial<ConstructorParameters<typeof OutsideVisitor>[0]> = {}) {
  return new OutsideVisitor({ guard: local, hosts: null, pauseMs: 0, userAgent: 'FoyerLinkCheck/1.0', ...more });
}

test('nothing in a network of our own is asked, neither by number nor by name nor by a detour', async () => {
  const { origin, asked } = await website();
  const careful = visitor({ guard: internetOnAnyPort });
  const port = new URL(origin).port;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433', '10.0.0.1', '169.254.169.254'])
    expect([host, (await careful.visit(`http://${host}:${port}/x`)).state]).toEqual([host, 'private']);
  expect((await careful.visit('http://me:secret@example.org/')).state).toBe('unclear');
  expect(asked).toEqual([]);
  expect(await visitor().visit(`${origin}/into-the-network`)).toMatchObject({ state: 'private' });
});

test('a host that the venue has not listed is not asked', async () => {
  const { origin, asked } = await website();
  expect(await visitor({ hosts: ['museum.example'] }).visit(origin)).toMatchObject({
    state: 'unclear',
    detail: 'EHOSTS',
  });
  expect(asked).toEqual([]);
});

test('what the operator does not want to be visited is not visited', async () => {
  const { origin, asked } = await website('User-agent: *\nDisallow: /people');
  const guest = visitor();
  expect(await guest.visit(`${origin}/people-only`)).toMatchObject({ state: 'disallowed' });
  expect(await guest.visit(`${origin}/fine`)).toMatchObject({ state: 'fine' });
  expect(asked.map(({ path }) => path)).toEqual(['/robots.txt', '/fine']);
  expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(['FoyerLinkCheck/1.0']));
});

test('a server that cannot say what it wants is left in peace', async () => {
  const { origin, asked } = await website(503);
  expect(await visitor().visit(`${origin}/fine`)).toMatchObject({ state: 'unreachable', status: 503 });
  expect(asked).toHaveLength(1);
});

test.each([
  ['/fine', { state: 'fine', status: 200 }],
  ['/knows-no-head', { state: 'fine', status: 200 }],
  ['/for-now', { state: 'fine' }],
  ['/gone', { state: 'broken', status: 410 }],
  ['/moved-away', { state: 'broken', status: 410 }],
  ['/round', { state: 'broken', detail: 'ELOOP' }],
  ['/people-only', { state: 'unclear', status: 403 }],
  ['/broken-server', { state: 'unreachable', status: 500 }],
])('what is at the end of a link is said: %s', async (path, verdict) => {
  const { origin } = await website();
  expect(await visitor().visit(origin + path)).toMatchObject(verdict);
});

test('an address that has moved for good is named, over several steps', async () => {
  const { origin } = await website();
  expect(await visitor().visit(`${origin}/moved-twice`)).toMatchObject({ state: 'moved', detail: `${origin}/fine` });
});

test('a server that is away is not reachable', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  expect(await visitor().visit(`http://127.0.0.1:${port}/`)).toMatchObject({ state: 'unreachable' });
});

test('one host is asked one thing at a time, with a pause between', async () => {
  const { origin, asked, mostAtOnce } = await website();
  const guest = visitor({ pauseMs: 40 });
  await Promise.all(['/a', '/b', '/c'].map((path) => guest.visit(origin + path)));
  expect(asked.map(({ path }) => path).sort()).toEqual(['/a', '/b', '/c', '/robots.txt']);
  expect(mostAtOnce()).toBe(1);
  const gaps = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(35);
});
