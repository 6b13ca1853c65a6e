import { expect, test } from '../support/browser.ts';
import { getRaw, sendRaw } from '../support/network/raw-request.ts';

const token = 'a'.repeat(43);
/** What anybody can make up for themselves: a token in the cookie, the same in the header. */
const withToken = { Cookie: `csrftoken=${token}`, 'X-CSRFToken': token };

const strangeTargets = [
  '//evil.example/%2f..',
  '/\\evil.example',
  '/%5cevil.example',
  '/de/..%2f..%2fetc',
  '/de/%00',
  '/de/a%0d%0aSet-Cookie:%20x=1',
  '/de/%c0%af',
  '/de/%',
  'http://evil.example/de',
  '*',
];

test('an address that means two things is refused', async ({ site }) => {
  for (const target of strangeTargets) expect([target, (await getRaw(site.url, target)).status]).toEqual([target, 400]);
  expect((await getRaw(site.url, `/de/${'a'.repeat(2_100)}`)).status).toBe(414);
});

test('an address that goes around corners leads to the straight one, never to another site', async ({ site }) => {
  for (const target of ['//evil.example', '/de//besuch', '/de/./besuch', '/assets/%2e%2e/package.json', '/DE/besuch']) {
    const { status, head } = await getRaw(site.url, target);
    expect([target, status]).toEqual([target, 308]);
    expect(head).toMatch(/^location: \/[^/\\]/im);
  }
});

test('what is in no language of ours is not found', async ({ site }) => {
  for (const target of [
    '/metrics',
    '/besuch',
    '/fr/besuch',
    '/constructor',
    '/de/__proto__',

    '/de.data.data',
  ])
    expect([target, (await getRaw(site.url, target)).status]).toEqual([target, 404]);
});

test('strange, repeated and unknown query keys never break a page', async ({ site }) => {
  const queries = ['q=1&q=2&page=1&page=2', 'page=-1', 'page=1e309', 'q=%00', 'v=%00', '_routes=../../x', 'edit&edit'];
  for (const query of queries)
    for (const path of [
      '/de',
      '/de/search',
      '/de.data',
      '/__manifest',
      '/api/search',
      '/de/pageeditor-api/page/besuch',
    ])
      expect((await getRaw(site.url, `${path}?${query}`)).status, `${path}?${query}`).toBeLessThan(500);
});

test('no header of a stranger stands in an answer or changes where it comes from', async ({ site }) => {
  const headers = [
    ['Host: evil.example'],
    ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'],
    ['Forwarded: host=evil.example'],
    ['X-Original-URL: /de/evil.example'],
    ['X-React-Router-SPA-Mode: yes', 'X-Remix-Redirect: //evil.example'],
  ];
  for (const lines of headers)
    for (const target of ['/', '/de', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/de/login']) {
      const { status, head, body } = await getRaw(site.url, target, lines);
      expect(status, `${target} ${lines}`).toBeLessThan(400);
      expect(head + body).not.toContain('evil.example');
    }
});

test('what a stranger sends with a page is not in the copy the next visitor gets', async ({ site }) => {
  const page = '/de/besuch';
  await getRaw(site.url, `${page}?utm_source=evil`, ['Cookie: evil=1', 'Accept-Language: evil', 'User-Agent: evil']);
  const { head, body } = await getRaw(site.url, page);
  expect(head + body).not.toContain('evil');
  expect(head).not.toMatch(/^set-cookie/im);
});

test('two lengths for one body are refused', async ({ site }) => {
  const request =
    'POST /de/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect((await sendRaw(site.url, request)).status).toBe(400);
});

const bodies: [type: string, body: string][] = [
  ['application/json', '{}'],
  ['application/json', '{"email":'],
  ['text/plain', 'email=a'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', '--x\r\nfoo'],
  ['application/x-www-form-urlencoded', '%%%=%ff&email[]=a'],
  ['application/x-www-form-urlencoded', `token=${'x'.repeat(500)}&email=a@b.example&password=x`],
];

test('a body that is no form of ours is refused by every screen, whatever it claims to be', async ({ request }) => {
  for (const screen of ['login', 'login/forgot', 'login/new', 'setup', 'logout', 'search', ''])
    for (const [type, data] of bodies) {
      const answer = await request.post(`/de/${screen}`, {
        headers: { ...withToken, 'Content-Type': type },
        data,
        maxRedirects: 0,
      });
      expect([screen, type, answer.status() < 500]).toEqual([screen, type, true]);
    }
});

test('a visitor cannot fill the memory of the site', async ({ site }) => {
  const body = 'x'.repeat(300 * 1024);
  const lengths = [`Content-Length: ${body.length}\r\n\r\n${body}`, chunked(body)];
  for (const path of ['/de/login', '/api/auth/sign-in/email', '/de/pageeditor-api/media', '/api/dashboard-error-log/'])
    for (const rest of lengths) {
      const headers = Object.entries(withToken).map(([name, value]) => `${name}: ${value}\r\n`);
      const request = `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.join('')}${rest}`;
      expect([path, (await sendRaw(site.url, request)).status]).toEqual([path, 413]);
    }
});

function chunked(body: string): string {
  return `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

test('after logging in nobody is led out of the site', async ({ page, site }) => {
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/de/\\evil',
    'javascript:alert(1)',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/de/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('E-Mail').fill(site.editor.email);
    await page.getByLabel('Passwort', { exact: true }).fill(site.editor.password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL(`${site.url}/de`);
  }
});

test('a login that was refused says so first of all, in its window', async ({ page }) => {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill('nobody@museum.example');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveTitle(/^Error: Log in \| /);
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).not.toHaveTitle(/^Error/);
});

test('a session that somebody planted before the login is not the session after it', async ({ page, site }) => {
  const planted = { name: 'foyer_session', value: 'planted.signature', url: site.url };
  await page.context().addCookies([planted]);
  await page.goto('/de/login');
  const before = await page.context().cookies();
  await page.getByLabel('E-Mail').fill(site.editor.email);
  await page.getByLabel('Passwort', { exact: true }).fill(site.editor.password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(`${site.url}/de`);
  const after = await page.context().cookies();
  for (const name of ['foyer_session', 'csrftoken']) {
    const value = (cookies: typeof after) => cookies.find((cookie) => cookie.name === name)?.value;
    expect(value(after)).toBeTruthy();
    expect(value(after)).not.toBe(value(before));
  }
});
