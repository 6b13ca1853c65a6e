import { createServer } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { insertEditor } from '#app/auth/first-editor.server.ts';
import { saveSettings } from '#app/features/site-settings/commands.server.ts';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/network/free-port.ts';
import { startNginx } from '../support/network/nginx.ts';
import { startVarnish } from '../support/network/varnish.ts';
import { insertSmallPage, words } from '../support/page/small-page.ts';
import { startSite } from '../support/site.ts';
import { type Asked, client } from './ask.ts';
import { logIn } from './editors.ts';

// The shared caches that can run here stand before the built site: Varnish, which is purged, and nginx, which cannot be.

const token = 'a-secret-for-purges';
const password = 'a password for a cache';
const { ask, close } = client();
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  close();
  await database?.close();
});

/** One node with two published pages, and somebody who may publish. */
async function openNode(settings: Record<string, string>) {
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  await pool.query('truncate page, module, version, publication, address, reference, "user" cascade');
  const site = await startSite({ DATABASE_URL: database.url, DEMO: '0', ...settings });
  const [page, other] = [await insertSmallPage(pool), await insertSmallPage(pool, { de: 'haus', en: 'house' })];
  await insertEditor(pool, { email: 'anna@museum.example', password, role: 'admin' });
  const headers = await logIn({ url: site.url, email: 'anna@museum.example', password, ask });
  const say = (path: string, asked: Asked = {}) => ask(`${site.url}/de/pageeditor-api/${path}`, { headers, ...asked });
  const publish = async ({ page: id, headline }: typeof page, text: string) => {
    await pool.query('update module set i18n = $2, rev = rev + 1 where id = $1', [
      headline,
      { de: { content: words(text) }, en: { content: words(text) } },
    ]);
    const { draft_tag } = JSON.parse((await say(`page/${id}/draft/`)).body);
    const body = JSON.stringify({ lang: 'de', draft_tag });
    const { status } = await say(`page/${id}/publish/`, { method: 'POST', body });
    expect(status).toBe(200);
  };
  await publish(other, 'Das andere');
  const end = async () => {
    await pool.end();
    await site.stop();
  };
  return { site, pool, page, other, headers, publish, end };
}

describe('behind Varnish', () => {
  let node: Awaited<ReturnType<typeof openNode>>;
  let varnish: Awaited<ReturnType<typeof startVarnish>>;
  beforeAll(async () => {
    const [port, own] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    varnish = await startVarnish({ port, node: `http://127.0.0.1:${own}`, token });
    const shared = { SHARED_CACHE: 'varnish', SHARED_CACHE_URL: url, SHARED_CACHE_TOKEN: token };
    node = await openNode({ ...shared, PORT: String(own) });
  });
  afterAll(async () => {
    await varnish?.stop();
    await node?.end();
  });

  /** What visitors get there, and whether the site was asked for it. */
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(varnish.url + path, { headers });
    // Of an answer from memory Varnish names two transactions: this one and the one that fetched it.
    return { ...answer, isKept: String(answer.headers['x-varnish']).split(' ').length === 2 };
  };
  const untilKept = (path: string) => expect.poll(async () => (await visit(path)).isKept).toBe(true);

  test('a page is kept, and neither its keys nor for how long is told to visitors', async () => {
    await node.publish(node.page, 'Runde 0');
    await expect.poll(async () => (await visit('/de/besuch')).body).toContain('Runde 0');
    await untilKept('/de/besuch');
    const { headers } = await visit('/de/besuch');
    expect(headers['surrogate-key']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const direct = await ask(`${node.site.url}/de/besuch`);
    expect(direct.headers['cache-control']).toMatch(/, s-maxage=\d+$/);
    expect(String(direct.headers['surrogate-key'])).toMatch(/^site( [\w-]{8})+$/);
  });

  test('what is published is seen behind it within half a second, and other pages stay kept', async () => {
    await untilKept('/de/haus');
    const taken: number[] = [];
    for (const round of [1, 2, 3, 4, 5]) {
      await untilKept('/de/besuch');
      await node.publish(node.page, `Runde ${round}`);
      const began = performance.now();
      await expect.poll(async () => (await visit('/de/besuch')).body).toContain(`Runde ${round}`);
      taken.push(performance.now() - began);
    }
    expect(taken.sort((one, other) => one - other)[2]).toBeLessThan(500);
    expect((await visit('/de/haus')).isKept).toBe(true);
  });

  test('whoever is logged in is never answered from it, and nothing of theirs is kept', async () => {
    await untilKept('/de/besuch');
    const cookie = node.headers.cookie ?? '';
    const own = await visit('/de/besuch', { cookie });
    expect(own.isKept).toBe(false);
    expect(own.headers['cache-control']).toContain('no-store');
    expect((await visit('/de/besuch')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('who does not know the secret purges nothing, and no key can say anything else', async () => {
    await untilKept('/de/besuch');
    const ban = (headers: Record<string, string>) => ask(varnish.url, { method: 'BAN', headers });
    expect((await ban({ 'x-purge-keys': 'site' })).status).toBe(403);
    expect((await ban({ 'x-purge-keys': 'site', 'x-purge-token': 'another' })).status).toBe(403);
    expect((await ban({ 'x-purge-keys': '.*) || obj.ttl > 0s', 'x-purge-token': token })).status).toBe(403);
    expect((await visit('/de/besuch')).isKept).toBe(true);
    expect((await ban({ 'x-purge-keys': 'site', 'x-purge-token': token })).status).toBe(200);
    expect((await visit('/de/besuch')).isKept).toBe(false);
  });

  test('a site that is switched off is off behind it too', async () => {
    await untilKept('/de/besuch');
    const status = async () => (await visit('/de/besuch')).status;
    await saveSettings({ is_site_online: false }, systemActor);
    await expect.poll(status).toBe(503);
    await saveSettings({ is_site_online: true }, systemActor);
    await expect.poll(status).toBe(200);
  });
});

test('Varnish behind a proxy on its machine passes on whom that named as the visitor', async () => {
  const named: (string | undefined)[] = [];
  const origin = createServer((request, response) => {
    named.push(request.headersDistinct['x-forwarded-for']?.join(', '));
    response.setHeader('Cache-Control', 'no-store').end();
  });
  await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
  const { port } = origin.address() as { port: number };
  const varnish = await startVarnish({ port: await freePort(), node: `http://127.0.0.1:${port}`, token });
  await ask(varnish.url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await ask(varnish.url, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
  expect(named).toEqual(['203.0.113.9', '198.51.100.1, 203.0.113.9']);
  await varnish.stop();
  origin.close();
});

describe('behind nginx', () => {
  let node: Awaited<ReturnType<typeof openNode>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const own = await freePort();
    node = await openNode({ SHARED_CACHE: 'nginx', PORT: String(own), TRUST_PROXY: '1' });
    nginx = await startNginx([node.site.url]);
  });
  afterAll(async () => {
    await nginx?.stop();
    await node?.end();
  });

  const visit = (path: string, headers: Record<string, string> = {}) => ask(nginx.url + path, { headers });

  test('a page is kept for a second: a crowd asks the site once, and a change is seen right after', async () => {
    await node.publish(node.page, 'Gleich');
    await visit('/de/besuch');
    const crowd = await Promise.all(Array.from({ length: 100 }, () => visit('/de/besuch')));
    const kept = crowd.filter(({ headers }) => headers['x-cache-status'] === 'HIT');
    expect(kept.length).toBeGreaterThan(80);
    expect(crowd[0]?.headers['x-accel-expires']).toBeUndefined();
    await node.publish(node.page, 'Danach');
    await expect.poll(async () => (await visit('/de/besuch')).body, { timeout: 3_000 }).toContain('Danach');
  });

  test('whoever is logged in passes it, and nothing of theirs is kept', async () => {
    await visit('/de/besuch');
    const own = await visit('/de/besuch', { cookie: node.headers.cookie ?? '' });
    expect(own.headers['x-cache-status']).toBe('BYPASS');
    expect(own.headers['cache-control']).toContain('no-store');
  });
});
