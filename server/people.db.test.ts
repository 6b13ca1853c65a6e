import { expect, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { appForThisTest, signedIn, testRenderer, tokenHeaders } from './app-for-tests.ts';
import type { RenderPage } from './middleware/answer/render-page.ts';

test('a wrong password, an unknown person and an invented session are nobody', async () => {
  const site = await appForThisTest(testRenderer());
  await signedIn(site);
  const attempt = (email: string, password: string) =>
    site.ask('/api/auth/sign-in/email', {
      method: 'POST',
      headers: tokenHeaders,
      body: JSON.stringify({ email, password }),
    });
  const wrong = await attempt('ada@museum.example', 'not this one');
  const unknown = await attempt('nobody@museum.example', 'not this one');
  expect([wrong.status, await wrong.text()]).toEqual([401, await unknown.text()]);
  const forged = await site.ask('/de', { headers: { cookie: '__Host-foyer_session=abc.def' } });
  expect(await forged.text()).toContain('visitor');
  expect(
    (await site.ask('/api/auth/sign-up/email', { method: 'POST', headers: tokenHeaders, body: '{}' })).status,
  ).toBe(404);
});

test('guessing is slowed down by account and network, in a table all nodes share, without names in it', async () => {
  const site = await appForThisTest(testRenderer());
  const attempt = () =>
    site.ask('/api/auth/sign-in/email', {
      method: 'POST',
      headers: tokenHeaders,
      body: '{"email":"Ada@museum.example","password":"x"}',
    });
  expect((await attempt()).status).toBe(401);
  // As nine more would leave it: comparing a password takes a core for a while, on purpose.
  await site.pool.query(`update rate_limit set count = 10 where key like 'login-guesser:%'`);
  const limited = await attempt();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  const { rows } = await site.pool.query<{ key: string }>('select key from rate_limit');
  expect(rows.some(({ key }) => /ada|museum/i.test(key))).toBe(false);
});

test('a person who edits has a session that scripts cannot read, sees pages nobody keeps, and leaves for good', async () => {
  const render = testRenderer();
  const site = await appForThisTest(render);
  const { answer, headers } = await signedIn(site);
  const line = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-foyer_session='));
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/Secure/i);
  expect(line).toMatch(/SameSite=Lax/i);
  expect(line).toMatch(/Path=\//i);
  expect(line).not.toMatch(/Domain/i);
  const page = await site.ask('/de?edit', { headers });
  expect(await page.text()).toContain('editor /de?edit');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  await site.ask('/de');
  expect(await (await site.ask('/de', { headers })).text()).toContain('editor');
  await site.ask('/api/auth/sign-out', { method: 'POST', headers });
  expect(await (await site.ask('/de', { headers })).text()).toContain('visitor');
});

test('a person who edits gets a token with the login screen; a plain page sets no cookie', async () => {
  const { ask } = await appForThisTest(testRenderer());
  const screen = await ask('/de/login');
  expect(screen.headers.getSetCookie()[0]).toMatch(/^csrftoken=[\w-]{43}; Path=\/; SameSite=Lax;.*Secure/);
  expect(screen.headers.get('cache-control')).toBe('private, no-store');
});

test('a person who edits cannot make up where it comes from', async () => {
  const seen: string[] = [];
  const render: RenderPage = async (rendering) => {
    seen.push(rendering.clientAddress, rendering.request.headers.get('x-forwarded-host') ?? '-');
    return { response: new Response('x'), notes: new CacheNotes() };
  };
  const { ask } = await appForThisTest(render);
  await ask('/de/login', { headers: { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' } });
  expect(seen).toEqual(['unknown', '-']);
});
