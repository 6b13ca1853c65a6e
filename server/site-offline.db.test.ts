import { createServer } from 'node:http';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '#app/api/app.server.ts';
import { systemActor } from '#app/auth/actor.ts';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { contract } from '#app/contract/contract.ts';
import { keptCalls } from '#app/contract/kept.ts';
import { routedCalls } from '#app/contract/methods.ts';
import { saveSettings } from '#app/features/site-settings/commands.server.ts';
import { settingsTag } from '#app/features/site-settings/settings.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { appForThisTest, signedIn, testRenderer, tokenHeaders } from './app-for-tests.ts';

/** A site with a calendar and its interface, and a port of its own for the fast path. */
async function siteForThisTest() {
  const files = new Hono<NotingEnv>().get('/de/programm.ics', (context) => {
    context.env.notes?.tag('list:event');
    return context.text('BEGIN:VCALENDAR');
  });
  const api = { app: createApi(), calls: routedCalls(contract), kept: keptCalls(contract) };
  const site = await appForThisTest(testRenderer(), { files: [files], api });
  const server = createServer(site.listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const askPort = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return { ...site, askPort };
}

const switchSite = (is_site_online: boolean) => saveSettings({ is_site_online }, systemActor);

const publicAddresses = [
  '/',
  '/de',
  '/de.data',
  '/en/visit',
  '/de/programm.ics',
  '/de/api/events',
  '/api/rooms/',
  '/de/pageeditor-api/nav',
  '/de/pageeditor-api/page/besuch',
  '/sitemap.xml',
  '/webshop',
  '/media/unknown/image.webp',
  '/de/datenschutz',
];

test('a site that is switched off answers 503 everywhere at once, though everything was asked for before', async () => {
  const { askPort, cache } = await siteForThisTest();
  const everywhere = async () => {
    const answers = await Promise.all(publicAddresses.map(askPort));
    return answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
  };
  await everywhere();
  await everywhere();
  expect(cache.size.targets).toBeGreaterThan(3);
  expect((await everywhere()).filter(([status]) => status === 503)).toEqual([]);
  await switchSite(false);
  const closed = publicAddresses.map(() => [503, '300']);
  expect([await everywhere(), await everywhere()]).toEqual([closed, closed]);
  await switchSite(true);
  expect((await everywhere()).filter(([status]) => status === 503)).toEqual([]);
});

test('a program hears in JSON that the site is off, a form of a visitor is not taken', async () => {
  const { ask } = await siteForThisTest();
  await switchSite(false);
  const call = await ask('/de/api/events');
  expect(await call.json()).toEqual({ status: 503, error: 'unavailable' });
  const body = JSON.stringify({ form: 1, field_values: {} });
  const headers = { ...tokenHeaders, 'content-type': 'application/json' };
  expect((await ask('/de/api/forms-entries/', { method: 'POST', headers, body })).status).toBe(503);
});

test('who wants to log in, and the imprint, are answered while the site is off', async () => {
  const { ask } = await siteForThisTest();
  await switchSite(false);
  for (const path of ['/de/login', '/en/login/forgot', '/de/login/new.data', '/de/office', '/cms-hub', '/en/impressum'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  expect((await ask('/de/pageeditor-api/user')).status).toBe(401);
  expect(await (await ask('/pageeditor-api/settings')).json()).toMatchObject({ is_site_online: false, status: 503 });
});

test('an editor logs in while the site is off, sees its pages and calls the interface', async () => {
  const site = await siteForThisTest();
  await switchSite(false);
  const { headers } = await signedIn(site);
  expect(await (await site.ask('/de', { headers })).text()).toMatch(/^editor \/de/);
  expect((await site.ask('/de/api/events', { headers })).status).toBe(200);
  expect((await site.ask('/de', { headers: { cookie: 'foyer_session=made-up' } })).status).toBe(503);
});

test('a switch that another node has turned is heard of', async () => {
  const { askPort, pool } = await siteForThisTest();
  await askPort('/de');
  expect((await askPort('/de')).status).toBe(200);
  await pool.query(`insert into setting (key, value) values ('site', '{"is_site_online": false}')`);
  await pool.query(`insert into cache_epoch (tag, epoch) values ($1, pg_current_xact_id()::text::bigint)`, [
    settingsTag,
  ]);
  await eventually(async () => expect((await askPort('/de')).status).toBe(503));
});
