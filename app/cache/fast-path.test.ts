import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fastPath } from './fast-path.server.ts';
import { PageCache } from './page-cache.ts';
import { createEntry, variantOf } from './page-entry.ts';

/** A server that knows one page; what the fast path does not take answers "next". Answers the first line and body. */
async function serverWithPage() {
  const cache = new PageCache();
  const body = Buffer.from('stored'.repeat(200));
  const expiresAt = Number.MAX_VALUE;
  const entry = createEntry({ key: '/de', status: 200, headers: new Headers(), body, tags: ['nav'], expiresAt });
  variantOf(entry, 'identity');
  await cache.render('/de', async () => ({ entry }));
  cache.rememberTarget('/de', entry);
  const site = { isOpen: true };
  const spareTime = { isThere: true };
  const server = createServer(
    fastPath({
      cache,
      sessionCookie: 'foyer_session',
      isOpen: () => site.isOpen,
      spareTime,
      next: (_, response) => response.end('next'),
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const ask = async (...headers: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(
      `GET /de HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`,
    );
    const text = Buffer.concat(await socket.toArray()).toString();
    return `${text.slice(9, 12)} ${text.split('\r\n\r\n')[1] ?? ''}`;
  };
  return { ask, entry, site, spareTime };
}

test('a person with a session is never answered from memory, however the cookie header is written', async () => {
  const { ask } = await serverWithPage();
  expect(await ask('COOKIE: a=1; __Host-foyer_session=x')).toContain('next');
  expect(await ask('cookie: a=1', 'Cookie: foyer_session=x')).toContain('next');
});

test('while the site is off, or may be, nobody is answered from memory', async () => {
  const { ask, site } = await serverWithPage();
  site.isOpen = false;
  expect(await ask()).toContain('next');
});

test('an encoding that nobody asked for yet is packed by the chain', async () => {
  const { ask } = await serverWithPage();
  for (const encoding of ['gzip', 'br']) expect(await ask(`Accept-Encoding: ${encoding}`)).toContain('next');
});

test('a page that is asked for often is packed better as soon as there is time for it', async () => {
  const { ask, entry, spareTime } = await serverWithPage();
  entry.hits = 100;
  spareTime.isThere = false;
  await ask('Accept-Encoding: br, zstd');
  expect(entry.variants.zstd?.isHasty).toBe(true);
  spareTime.isThere = true;
  await ask('Accept-Encoding: br, zstd');
  await expect.poll(() => entry.variants.br?.isHasty).toBe(false);
});

test('a visitor gets the stored page, or hears that it is the same', async () => {
  const { ask, entry } = await serverWithPage();
  expect(await ask('Cookie: consent=1')).toBe(`200 ${'stored'.repeat(200)}`);
  expect(await ask(`If-None-Match: "${entry.hash}-zstd"`, 'Accept-Encoding: br, zstd')).toBe('304 ');
});
