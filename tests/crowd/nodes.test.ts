import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertEditor } from '#app/auth/first-editor.server.ts';
import { fileAddress } from '#app/media/address.ts';
import { testDatabase } from '../support/database.ts';
import { startFileStore } from '../support/file-store.ts';
import { freePort } from '../support/network/free-port.ts';
import { startNginx } from '../support/network/nginx.ts';
import { insertSmallPage, words } from '../support/page/small-page.ts';
import { type Site, startSite } from '../support/site.ts';
import { type Asked, client } from './ask.ts';
import { logIn } from './editors.ts';

// Three nodes as a venue with several machines has them: one PostgreSQL, one store for files, nginx in front.

const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles'];
const password = 'a password for three nodes';

type Node = { site: Site; settings: Record<string, string> };
let nodes: Node[] = [];
let database: Awaited<ReturnType<typeof testDatabase>>;
let store: Awaited<ReturnType<typeof startFileStore>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let page: Awaited<ReturnType<typeof insertSmallPage>>;
let headers: Record<string, string>;
const { ask, close } = client();
const anna = { email: 'anna@museum.example', password, ask };

beforeAll(async () => {
  [database, store] = await Promise.all([testDatabase(), startFileStore()]);
  const shared = { DATABASE_URL: database.url, DEMO: '0', BASE_URL: 'https://museum.example', TRUST_PROXY: '1' };
  nodes = await Promise.all(
    zones.map(async (TZ) => {
      const settings = { ...shared, ...store.settings, TZ, PORT: String(await freePort()), WORKERS: '1' };
      return { site: await startSite(settings), settings };
    }),
  );
  nginx = await startNginx(nodes.map((_, number) => urlOf(number)));
  page = await insertSmallPage(database.pool);
  await insertEditor(database.pool, { email: anna.email, password, role: 'publisher' });
  headers = await logIn({ ...anna, url: urlOf(0) });
});

afterAll(async () => {
  close();
  await nginx?.stop();
  await Promise.all(
    nodes.map(async ({ site }) => {
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    }),
  );
  await store?.stop();
  await database?.close();
});

test('whoever logs in on one node is logged in on all of them, and out again', async () => {
  for (const number of [0, 1, 2]) expect((await draft(number)).status).toBe(200);
  const other = await logIn({ ...anna, url: urlOf(1) });
  const { status } = await ask(`${urlOf(2)}/api/auth/sign-out`, { method: 'POST', headers: other, body: '{}' });
  expect(status).toBe(200);
  expect((await draft(0, other)).status).toBe(401);
});

test('what is published on one node is seen on all within 300 milliseconds', async () => {
  const taken: number[] = [];
  for (const round of [0, 1, 2, 3, 4, 5]) {
    const began = await publishOn(round % 3, `Runde ${round}`);
    await Promise.all(nodes.map((_, number) => untilShown(number, `Runde ${round}`)));
    taken.push(performance.now() - began);
  }
  expect(taken.sort((one, other) => one - other)[3]).toBeLessThan(300);
});

test('a node whose ear to the others was cut hears again', async () => {
  await cutListeners(database.pool);
  await publishOn(0, 'Nach dem Schnitt');
  await Promise.all(nodes.map((_, number) => untilShown(number, 'Nach dem Schnitt')));
});

test('a file taken in by one node is given out by the others, from the store', async () => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\nthree nodes'], 'plan.pdf', { type: 'application/pdf' }));
  const sent = new Request(urlOf(0), { method: 'POST', body: form });
  const body = Buffer.from(await sent.arrayBuffer()).toString('latin1');
  const type = sent.headers.get('content-type') ?? '';
  const answer = await say(0, 'media/', { method: 'POST', body, headers: { ...headers, 'content-type': type } });
  expect(answer.status).toBe(201);
  const address = fileAddress(JSON.parse(answer.body));
  for (const number of [1, 2]) expect((await ask(urlOf(number) + address)).body).toContain('three nodes');
});

test('the same page has the same words and times in whatever zone a node stands', async () => {
  const bodies = await Promise.all(nodes.map((_, number) => ask(`${urlOf(number)}/de/besuch`)));
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
});

test('what is due is done once, whichever nodes look at the clock', async () => {
  await change('Zur Stunde');
  const at = Temporal.Now.zonedDateTimeISO('Europe/Berlin')
    .add({ minutes: 2 })
    .toPlainDateTime()
    .toString()
    .slice(0, 16);
  const planned = await say(
    1,
    `page/${page.page}/schedule/`,
    post({ lang: 'de', action: 'publish', at, draft_tag: await tag() }),
  );
  expect(planned.status).toBe(201);
  await database.pool.query(`update scheduled_publication set due_at = now()`);
  await Promise.all(nodes.map((_, number) => untilShown(number, 'Zur Stunde')));
  expect(await publicationsByTheClock()).toBe(1);
});

test('one node after the other is restarted under load and no visitor is turned away', async () => {
  const answers: { status: number; error?: string }[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let number = 0; !isOver; number++)
      answers.push(await ask(`${nginx.url}/de/besuch?round=${visitor}-${number}`));
  });
  for (const node of nodes) {
    await node.site.stop();
    node.site = await startSite({ ...node.settings, DATA_DIR: node.site.dataDir });
  }
  isOver = true;
  await Promise.all(visitors);
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

function urlOf(number: number): string {
  return `http://127.0.0.1:${(nodes[number] as Node).settings.PORT}`;
}

function say(number: number, path: string, asked: Asked) {
  return ask(`${urlOf(number)}/de/pageeditor-api/${path}`, { headers, ...asked });
}

function post(body: object): Asked {
  return { method: 'POST', body: JSON.stringify(body) };
}

function draft(number: number, who = headers) {
  return say(number, `page/${page.page}/draft/`, { headers: who });
}

async function tag(): Promise<string> {
  return JSON.parse((await draft(0)).body).draft_tag;
}

function change(text: string) {
  return database.pool.query(`update module set i18n = $2, rev = rev + 1 where id = $1`, [
    page.headline,
    { de: { content: words(text) }, en: { content: words(text) } },
  ]);
}

/** Answers the moment at which the publication was acknowledged. */
async function publishOn(number: number, text: string): Promise<number> {
  await change(text);
  const { status, body } = await say(
    number,
    `page/${page.page}/publish/`,
    post({ lang: 'de', draft_tag: await tag() }),
  );
  expect(status, body).toBe(200);
  return performance.now();
}

async function untilShown(number: number, text: string): Promise<void> {
  while (!(await ask(`${urlOf(number)}/de/besuch`)).body.includes(text)) await wait(5);
}

/** How often the page went online by itself, by the book of who did what. */
async function publicationsByTheClock(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from audit where object_id = $1 and action = 'publish:scheduled'`,
    [page.page],
  );
  return rows[0].count;
}

async function cutListeners(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' or query like '%cache_epoch%' and pid <> pg_backend_pid()`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(nodes.length);
}
