import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { closeDatabase, openDatabase, pool, pools } from '#app/db/client.server.ts';
import { Connection } from '#app/db/connection.server.ts';
import { createApp } from '#server/app.ts';
import type { RenderPage } from '#server/middleware/answer/render-page.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { silentProxy } from '#tests/support/network/silent-proxy.ts';

const seconds = 1_000;

/** Shows what the database holds, as a page does. */
const render: RenderPage = async () => {
  const { rows } = await pool().query('select text from note where $1', [true]);
  const notes = new CacheNotes();
  notes.tag('published');
  return { response: new Response(rows[0].text), notes };
};

async function siteBehindProxy() {
  const { url } = await databaseForThisTest();
  await pool().query(`create table note (text text); insert into note values ('before')`);
  await closeDatabase();
  const proxy = await silentProxy(url);
  onTestFinished(proxy.close);
  const site = await createApp({
    pool: openDatabase(proxy.url),
    baseUrl: 'https://museum.example',
    render,
    logger: pino({ level: 'silent' }),
  });
  onTestFinished(site.close);
  const otherNode = new Connection(url);
  await otherNode.connect();
  onTestFinished(() => otherNode.end());
  const ask = async (path: string) => site.app.request(`https://museum.example${path}`);
  const textOf = async (path: string) => (await ask(path)).text();
  const isReady = async () => (await ask('/readyz')).status === 200;
  return { proxy, otherNode, ask, textOf, isReady };
}

test('a network that swallows everything is told, and heals by itself when it is back', {
  timeout: 40_000,
}, async () => {
  const { proxy, otherNode, ask, textOf, isReady } = await siteBehindProxy();
  expect([await textOf('/de'), await textOf('/de/wege')]).toEqual(['before', 'before']);
  expect(await isReady()).toBe(true);

  proxy.swallow();
  const waiting = [ask('/de/neu'), ask('/de/neu'), ask('/de/neu')];
  await expect.poll(isReady, { timeout: 10 * seconds }).toBe(false);
  await otherNode.query(`update note set text = 'after'`);
  await otherNode.query(
    `insert into cache_epoch (tag, epoch) values ('published', pg_current_xact_id()::text::bigint)`,
  );
  expect(await textOf('/de/wege')).toBe('before');
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 503]);

  proxy.open();
  await expect.poll(isReady, { timeout: 10 * seconds }).toBe(true);
  for (const path of ['/de', '/de/wege', '/de/neu']) expect(await textOf(path)).toBe('after');
  for (const each of Object.values(pools())) expect(each.totalCount - each.idleCount).toBe(0);
});
