import { expect, test } from 'vitest';
import { appForThisTest, testRenderer } from './app-for-tests.ts';

test('the root leads to the reader’s language without a cookie', async () => {
  const { ask } = await appForThisTest(testRenderer());
  const answer = await ask('/', { headers: { 'accept-language': 'en' } });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('vary')]).toEqual([
    302,
    '/en',
    'Accept-Language',
  ]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('a version is not for visitors: 301 to the plain page, remembered by nobody', async () => {
  const { ask } = await appForThisTest(testRenderer());
  for (const query of ['v=3', 'version_id=7', 'v=']) {
    const answer = await ask(`/de/besuch?${query}&page=2`);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      301,
      '/de/besuch',
      'no-store',
    ]);
  }
  const data = await ask('/de/besuch.data?v=3');
  expect([data.status, data.headers.get('x-remix-redirect')]).toEqual([204, '/de/besuch']);
});

test('an old address leads to the new one in one step, a ring of addresses nowhere', async () => {
  const { ask, pool } = await appForThisTest(testRenderer());
  const add = 'insert into redirect (id, locale, old_path, new_path) values (gen_random_uuid(), $1, $2, $3)';
  for (const row of [
    ['de', '/de/alt', '/de/neu'],
    ['de', '/de/neu', '/de/haus'],
    ['de', '/de/x', '/de/y'],
    ['de', '/de/y', '/de/x'],
  ])
    await pool.query(add, row);
  const answer = await ask('/de/alt');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/haus']);
  expect((await ask('/de/x')).status).toBe(200);
});

test('a redirect of an earlier version never stands before the login, the office or the home page', async () => {
  const { ask, pool } = await appForThisTest(testRenderer());
  for (const path of ['/login', '/de', '/office', '/api/x', '/de/log%69n'])
    await pool.query(
      `insert into redirect (id, locale, old_path, new_path) values (gen_random_uuid(), 'de', $1, 'https://evil.invalid')`,
      [path],
    );
  for (const path of ['/de', '/de/login', '/de/login.data', '/de/office', '/de/api/x', '/de/Login'])
    expect([path, (await ask(path)).headers.get('location') ?? '']).toEqual([
      path,
      expect.not.stringContaining('evil'),
    ]);
});

test('an address has one form', async () => {
  const { ask } = await appForThisTest(testRenderer());
  const answer = await ask('/DE//besuch/');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/de/besuch']);
  expect((await ask('/de/%zz')).status).toBe(400);
  expect((await ask(`/de/${'a'.repeat(3_000)}`)).status).toBe(414);
});
