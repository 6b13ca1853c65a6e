import { describe, expect, test, vi } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { home, houseForThisTest, signedIn, tokenHeaders } from './house-for-tests.ts';
import type { DrawPage } from './middleware/draw-page.ts';

type Page = { status?: number; tags?: string[]; expiresAt?: number; failure?: unknown };

/** Draws the address, who asks, and how often it was asked. */
function drawer(page: () => Page = () => ({})) {
  const draw = vi.fn<DrawPage>(async ({ request, viewer }) => {
    const { status = 200, tags = ['nav', 'page:1'], expiresAt, failure = null } = page();
    const notes = Object.assign(new CacheNotes(), { failure });
    notes.tag(...tags);
    if (expiresAt) notes.expireAt({ epochMilliseconds: expiresAt });
    const url = new URL(request.url);
    const html = `${viewer.kind} ${url.pathname}${url.search} ${request.headers.get('cookie') ?? ''}`;
    return { response: new Response(html, { status, headers: { 'content-type': 'text/html' } }), notes };
  });
  return draw;
}

const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

describe('a write', () => {
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ];
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];

  test('without the token is refused whatever its method and content type', async () => {
    const draw = drawer();
    const { ask } = await houseForThisTest(draw);
    const forgeries = [
      {},
      { cookie: tokenHeaders.cookie },
      { 'x-csrftoken': tokenHeaders['x-csrftoken'] },
      { ...tokenHeaders, 'x-csrftoken': 'b'.repeat(43) },
      { cookie: 'csrftoken=', 'x-csrftoken': '' },
      { ...tokenHeaders, 'sec-fetch-site': 'cross-site' },
      { ...tokenHeaders, 'sec-fetch-site': 'same-site' },
      { ...tokenHeaders, origin: 'https://evil.example' },
      { ...tokenHeaders, origin: 'null' },
    ];
    for (const method of methods)
      for (const type of types)
        for (const forged of forgeries) {
          const headers = new Headers(forged as Record<string, string>);
          if (type) headers.set('content-type', type);
          const answer = await ask('/de/besuch', { method, headers, body: 'x=1' });
          expect([method, type, forged, answer.status]).toEqual([method, type, forged, 403]);
        }
    expect(draw).not.toHaveBeenCalled();
  });

  test('with the token in header or form field goes on', async () => {
    const draw = drawer();
    const { ask } = await houseForThisTest(draw);
    const inHeader = await ask('/de/besuch', {
      method: 'POST',
      headers: { ...tokenHeaders, origin: home },
      body: '{}',
    });
    expect(inHeader.status).toBe(200);
    const body = new URLSearchParams({ csrfmiddlewaretoken: tokenHeaders['x-csrftoken'] }).toString();
    const headers = {
      cookie: tokenHeaders.cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    };
    const inForm = await ask('/de/login', {
      method: 'POST',
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      body,
    });
    expect(inForm.status).toBe(200);
  });
});

describe('a visit', () => {
  test('a page that cannot be drawn is 500, a lost database 503 with Retry-After, and never 404', async () => {
    let page: Page = { status: 500, failure: new Error('bug') };
    const { ask } = await houseForThisTest(drawer(() => page));
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
    const { ask } = await houseForThisTest(drawer(() => page));
    const before = await (await ask('/de')).text();
    page = { status: 500, failure: away };
    await new Promise((resolve) => setTimeout(resolve, 50));
    const during = await ask('/de');
    expect([during.status, await during.text()]).toEqual([200, before]);
    expect((await ask('/de/unseen')).status).toBe(503);
  });

  test('a missing page is not kept, and counted for the dashboard without its query', async () => {
    const draw = drawer(() => ({ status: 404 }));
    const { ask, pool } = await houseForThisTest(draw);
    await ask('/de/weg?name=secret');
    await ask('/de/weg');
    expect(draw).toHaveBeenCalledTimes(2);
    const { rows } = await pool.query('select url, status, count from error_log');
    expect(rows).toEqual([{ url: '/de/weg', status: 404, count: 2 }]);
  });

  test('the manifest of routes is asked for with its own query, which is not cut off', async () => {
    const draw = drawer();
    const { ask } = await houseForThisTest(draw);
    await ask('/__manifest?paths=%2Fde&version=1');
    expect(draw.mock.calls[0]?.[0].request.url).toBe(`${home}/__manifest?paths=%2Fde&version=1`);
  });

  test('an untagged page is never kept', async () => {
    const draw = drawer(() => ({ tags: [] }));
    const { ask } = await houseForThisTest(draw);
    await ask('/de');
    await ask('/de');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('a page is drawn without cookies and without query keys nobody knows, then comes from memory', async () => {
    const draw = drawer();
    const { ask } = await houseForThisTest(draw);
    const first = await ask('/de/besuch?utm_source=x&page=2&edit', { headers: { cookie: 'consent=1; csrftoken=x' } });
    expect(await first.text()).toBe('visitor /de/besuch?page=2 ');
    expect(first.headers.getSetCookie()).toEqual([]);
    const again = await ask('/de/besuch?page=2', { headers: { 'accept-encoding': 'br' } });
    expect(again.headers.get('content-encoding')).toBe('br');
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = again.headers.get('etag') ?? '';
    const unchanged = await ask('/de/besuch?page=2', { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('a published change is seen within a second, and a change rolled back is none', async () => {
    const draw = drawer();
    const { ask } = await houseForThisTest(draw);
    await ask('/de');
    const failing = transaction(async (tx) => {
      await bumpEpoch(tx, ['page:1']);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ask('/de');
    expect(draw).toHaveBeenCalledTimes(1);
    await transaction((tx) => bumpEpoch(tx, ['page:1', 'nav']));
    await vi.waitFor(async () => {
      await ask('/de');
      expect(draw).toHaveBeenCalledTimes(2);
    }, 1_000);
  });

  test('a change whose notice was lost is found by the poll', async () => {
    const draw = drawer();
    const { ask, pool } = await houseForThisTest(draw);
    await ask('/de');
    await pool.query(`insert into cache_epoch (tag, epoch) values ('page:1', pg_current_xact_id()::text::bigint)`);
    await vi.waitFor(async () => {
      await ask('/de');
      expect(draw).toHaveBeenCalledTimes(2);
    }, 4_000);
  });

  test('the root leads to the reader’s language without a cookie', async () => {
    const { ask } = await houseForThisTest(drawer());
    const answer = await ask('/', { headers: { 'accept-language': 'en' } });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('vary')]).toEqual([
      302,
      '/en',
      'Accept-Language',
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a version is not for visitors: 301 to the plain page, remembered by nobody', async () => {
    const { ask } = await houseForThisTest(drawer());
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
    const { ask, pool } = await houseForThisTest(drawer());
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

  test('an address has one form', async () => {
    const { ask } = await houseForThisTest(drawer());
    const answer = await ask('/DE//besuch/');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/de/besuch']);
    expect((await ask('/de/%zz')).status).toBe(400);
    expect((await ask(`/de/${'a'.repeat(3_000)}`)).status).toBe(414);
  });

  test('a house that is leaving says so, and still lives', async () => {
    const { ask, leave } = await houseForThisTest(drawer());
    expect((await ask('/readyz')).status).toBe(200);
    leave();
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/livez')).status).toBe(200);
  });
});

describe('a person who edits', () => {
  test('a wrong password, an unknown person and an invented session are nobody', async () => {
    const house = await houseForThisTest(drawer());
    await signedIn(house);
    const attempt = (email: string, password: string) =>
      house.ask('/api/auth/sign-in/email', {
        method: 'POST',
        headers: tokenHeaders,
        body: JSON.stringify({ email, password }),
      });
    const wrong = await attempt('ada@museum.example', 'not this one');
    const unknown = await attempt('nobody@museum.example', 'not this one');
    expect([wrong.status, await wrong.text()]).toEqual([401, await unknown.text()]);
    const forged = await house.ask('/de', { headers: { cookie: '__Host-foyer_session=abc.def' } });
    expect(await forged.text()).toContain('visitor');
    expect(
      (await house.ask('/api/auth/sign-up/email', { method: 'POST', headers: tokenHeaders, body: '{}' })).status,
    ).toBe(404);
  });

  test('guessing is slowed down by account, in a table all nodes share, without names in it', async () => {
    const house = await houseForThisTest(drawer());
    const attempt = () =>
      house.ask('/api/auth/sign-in/email', {
        method: 'POST',
        headers: tokenHeaders,
        body: '{"email":"Ada@museum.example","password":"x"}',
      });
    for (let n = 0; n < 10; n += 1) expect((await attempt()).status).toBe(401);
    const limited = await attempt();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    const { rows } = await house.pool.query<{ key: string }>('select key from rate_limit');
    expect(rows.some(({ key }) => /ada|museum/i.test(key))).toBe(false);
  });

  test('has a session that scripts cannot read, sees pages nobody keeps, and leaves for good', async () => {
    const draw = drawer();
    const house = await houseForThisTest(draw);
    const { answer, headers } = await signedIn(house);
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-foyer_session='));
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/Secure/i);
    expect(line).toMatch(/SameSite=Lax/i);
    expect(line).toMatch(/Path=\//i);
    expect(line).not.toMatch(/Domain/i);
    const page = await house.ask('/de?edit', { headers });
    expect(await page.text()).toContain('editor /de?edit');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    await house.ask('/de');
    expect(await (await house.ask('/de', { headers })).text()).toContain('editor');
    await house.ask('/api/auth/sign-out', { method: 'POST', headers });
    expect(await (await house.ask('/de', { headers })).text()).toContain('visitor');
  });

  test('gets a token with the login screen; a plain page sets no cookie', async () => {
    const { ask } = await houseForThisTest(drawer());
    const screen = await ask('/de/login');
    expect(screen.headers.getSetCookie()[0]).toMatch(/^csrftoken=[\w-]{43}; Path=\/; SameSite=Lax;.*Secure/);
    expect(screen.headers.get('cache-control')).toBe('private, no-store');
  });

  test('cannot make up where it comes from', async () => {
    const seen: string[] = [];
    const draw: DrawPage = async (drawing) => {
      seen.push(drawing.clientAddress, drawing.request.headers.get('x-forwarded-host') ?? '-');
      return { response: new Response('x'), notes: new CacheNotes() };
    };
    const { ask } = await houseForThisTest(draw);
    await ask('/de/login', { headers: { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' } });
    expect(seen).toEqual(['unknown', '-']);
  });
});
