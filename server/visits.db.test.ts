import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { appForThisTest, home, type Page, testRenderer } from './app-for-tests.ts';

const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

test('why a page could not be rendered stands in the log, with the number of the request', async () => {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const { ask } = await appForThisTest(
    testRenderer(() => ({ status: 500, failure: new Error('a knot in the loader') })),
    { logger },
  );
  const id = (await ask('/de')).headers.get('x-request-id');
  const said = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
  expect(said).toMatchObject({ id, err: { message: 'a knot in the loader' } });
});

test('a file that the database could not give is 503, and why stands in the log like that of a page', async () => {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  let trouble: Error | null = away;
  const files = new Hono<NotingEnv>().get('/de/programm.ics', (context) => {
    if (trouble) throw trouble;
    context.env.notes?.tag('list:event');
    return context.text('BEGIN:VCALENDAR');
  });
  const { ask } = await appForThisTest(testRenderer(), { logger, files: [files] });
  const refused = await ask('/de/programm.ics');
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
  const said = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
  expect(said).toMatchObject({ id: refused.headers.get('x-request-id'), err: { message: 'gone' } });
  trouble = null;
  expect(await (await ask('/de/programm.ics')).text()).toBe('BEGIN:VCALENDAR');
});

test('a page that cannot be rendered is 500, a lost database 503 with Retry-After, and never 404', async () => {
  let page: Page = { status: 500, failure: new Error('bug') };
  const { ask } = await appForThisTest(testRenderer(() => page));
  expect((await ask('/de')).status).toBe(500);
  page = { status: 500, failure: new Error('query', { cause: away }) };
  const answer = await ask('/de');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBeTruthy();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('what was seen before is still served while the database is away, even after its time', async () => {
  let page: Page = { expiresAt: Date.now() + 40 };
  const { ask } = await appForThisTest(testRenderer(() => page));
  const before = await (await ask('/de')).text();
  page = { status: 500, failure: away };
  await new Promise((resolve) => setTimeout(resolve, 50));
  const during = await ask('/de');
  expect([during.status, await during.text()]).toEqual([200, before]);
  expect((await ask('/de/unseen')).status).toBe(503);
});

test('a missing page is not kept, and counted for the dashboard without its query', async () => {
  const render = testRenderer(() => ({ status: 404 }));
  const { ask, pool } = await appForThisTest(render);
  await ask('/de/weg?name=secret');
  await ask('/de/weg');
  expect(render).toHaveBeenCalledTimes(2);
  const { rows } = await pool.query('select url, status, count from error_log');
  expect(rows).toEqual([{ url: '/de/weg', status: 404, count: 2 }]);
});

test('the manifest of routes is asked for with its own query, which is not cut off', async () => {
  const render = testRenderer();
  const { ask } = await appForThisTest(render);
  await ask('/__manifest?paths=%2Fde&version=1');
  expect(render.mock.calls[0]?.[0].request.url).toBe(`${home}/__manifest?paths=%2Fde&version=1`);
});

test('an untagged page is never kept', async () => {
  const render = testRenderer(() => ({ tags: [] }));
  const { ask } = await appForThisTest(render);
  await ask('/de');
  await ask('/de');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page is rendered without cookies and without query keys nobody knows, then comes from memory', async () => {
  const render = testRenderer();
  const { ask } = await appForThisTest(render);
  const first = await ask('/de/programm?utm_source=x&page=2&edit', { headers: { cookie: 'consent=1; csrftoken=x' } });
  expect(await first.text()).toBe('visitor /de/programm?page=2 ');
  expect(first.headers.getSetCookie()).toEqual([]);
  const again = await ask('/de/programm?page=2', { headers: { 'accept-encoding': 'br' } });
  expect(again.headers.get('content-encoding')).toBe('br');
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  const etag = again.headers.get('etag') ?? '';
  const unchanged = await ask('/de/programm?page=2', { headers: { 'if-none-match': etag } });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a site that is leaving says so, and still lives', async () => {
  const { ask, leave } = await appForThisTest(testRenderer());
  expect((await ask('/readyz')).status).toBe(200);
  leave();
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/livez')).status).toBe(200);
});
