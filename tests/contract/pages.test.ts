import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { pools } from '#app/db/client.server.ts';
import { as, siteWithPage, words } from './site-for-tests.ts';

test('an offline page is not found for visitors and stands in no list', async () => {
  const site = await siteWithPage();
  const missing = await site.ask('/de/pageeditor-api/page/besuch/');
  expect([missing.status, await missing.json()]).toEqual([404, { detail: '404 Not Found' }]);
  const nav = await (await site.ask('/de/pageeditor-api/nav')).json();
  expect(nav).toEqual({ menu: [], footer: [] });
});

test('an editor may not publish, a publisher may, and only the language they name goes online', async () => {
  const site = await siteWithPage();
  const path = `/de/pageeditor-api/page/${site.ids.page}`;
  const editor = await as(site, 'editor');
  const { draft_tag } = await (await editor.send('GET', `${path}/draft/`)).json();
  expect((await editor.send('POST', `${path}/publish/`, { lang: 'de', draft_tag })).status).toBe(403);
  const publisher = await as(site, 'publisher');
  const stale = await publisher.send('POST', `${path}/publish/`, { lang: 'de', draft_tag: 'older' });
  expect(stale.status).toBe(409);
  const published = await publisher.send('POST', `${path}/publish/`, { lang: 'de', draft_tag });
  expect(await published.json()).toMatchObject({ version: 1, url: '/de/besuch' });
  expect((await site.ask('/de/pageeditor-api/page/besuch')).status).toBe(200);
  expect((await site.ask('/en/pageeditor-api/page/visit')).status).toBe(404);
});

test('a page with a hole is not published and says where it is', async () => {
  const site = await siteWithPage();
  await site.pool.query(`update module set i18n = '{}' where id = $1`, [site.ids.headline]);
  const result = await site.publish('de');
  expect(result).toMatchObject({ kind: 'incomplete', problems: [{ module: site.ids.headline, path: 'content' }] });
});

test('a published page answers every documented field', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  await site.publish('en');
  const page = await (await site.ask('/de/pageeditor-api/page/de/besuch/')).json();
  expect(page).toMatchObject({
    urls: { de: '/de/besuch', en: '/en/visit' },
    title: 'Besuch',
    is_online: true,
    in_menu: true,
  });
  expect(page.modules[0]).toMatchObject({ model: 'container', columns: [{ index: 0, classes: 'col-12' }] });
  expect(page.modules[0].columns[0].children[0]).toMatchObject({
    model: 'headline',
    headline_level: 2,
    content: 'Seile',
  });
  expect((await (await site.ask('/de/pageeditor-api/nav/')).json()).menu[0]).toMatchObject({
    url: '/de/besuch',
    menu_name: 'Besuch',
  });
});

test('publishing German again changes no byte of what English visitors read', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  await site.publish('en');
  const english = () => site.ask('/en/pageeditor-api/page/visit').then((answer) => answer.text());
  const before = await english();
  const { send } = await as(site, 'publisher');
  await send(
    'PATCH',
    `/de/pageeditor-api/headline/${site.ids.headline}/`,
    { i18n: { de: { content: words('Neu') } } },
    { 'if-match': '"1"' },
  );
  await site.publish('de');
  expect(await english()).toBe(before);
  expect(await (await site.ask('/de/pageeditor-api/page/besuch')).text()).toContain('Neu');
});

test('a changed slug leaves a redirect behind', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  await site.pool.query(`update page set slug = '{"de":"ihr-besuch","en":"visit"}' where id = $1`, [site.ids.page]);
  await site.publish('de');
  const list = await (await site.ask('/de/pageeditor-api/redirect/')).json();
  expect(list).toEqual([{ old_path: '/de/besuch', new_path: '/de/ihr-besuch' }]);
});

test('for visitors user-details says so and user answers 401', async () => {
  const site = await siteWithPage();
  const details = await (await site.ask('/api/user-details/')).json();
  expect(details).toMatchObject({ is_logged_in: false, login_url: '/de/login' });
  expect((await site.ask('/de/pageeditor-api/user')).status).toBe(401);
  const { send } = await as(site, 'editor');
  expect(await (await send('GET', '/de/pageeditor-api/user/')).json()).toMatchObject({
    email: 'editor@museum.example',
    logged: true,
  });
});

test('settings are answered with their codes and states', async () => {
  const site = await siteWithPage();
  for (const path of ['/pageeditor-api/settings', '/de/pageeditor-api/settings/']) {
    expect(await (await site.ask(path)).json()).toMatchObject({
      is_site_online: true,
      status: 200,
      html_header: { code: '' },
    });
  }
});

test('the contract is published and names every call', async () => {
  const site = await siteWithPage();
  const document = await (await site.ask('/openapi.json')).json();
  expect(Object.keys(document.paths)).toContain('/{lang}/pageeditor-api/{model}/{id}');
  expect((await site.ask('/openapi')).headers.get('content-type')).toContain('text/html');
});

test('a picture is taken in, found and described; a web page is not', async () => {
  const site = await siteWithPage();
  const { headers, send } = await as(site, 'editor');
  const upload = (content: string, name: string) => {
    const body = new FormData();
    body.set('file', new File([content], name));
    return site.ask('/de/pageeditor-api/media/', { method: 'POST', headers, body });
  };
  expect((await upload('<html></html>', 'knot.png')).status).toBe(422);
  expect((await upload('<svg onload="x()"></svg>', 'knot.svg')).status).toBe(422);
  const taken = await (await upload('<svg viewBox="0 0 30 20"></svg>', 'Knoten & Co.svg')).json();
  expect(taken).toMatchObject({ kind: 'vector', width: 30, name: 'Knoten-Co.svg' });
  const alt = { de: 'Ein Knoten' };
  expect(await (await send('PATCH', `/de/pageeditor-api/media/${taken.id}/`, { alt })).json()).toMatchObject({ alt });
  expect(await (await send('GET', '/de/pageeditor-api/media/?q=knoten')).json()).toMatchObject({ count: 1 });
  const served = await site.ask(`/media/${taken.id}/${taken.hash.slice(0, 12)}/Knoten-Co.svg`);
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
});

test('whoever reports missing addresses without end fills the list of the team no further', async () => {
  const site = await siteWithPage();
  const token = 'a'.repeat(43);
  const headers = { 'content-type': 'application/json', cookie: `csrftoken=${token}`, 'X-CSRFToken': token };
  for (let count = 0; count < 70; count += 1) {
    const body = JSON.stringify({ url: `/de/erfunden-${count}` });
    expect((await site.ask('/api/dashboard-error-log/', { method: 'POST', headers, body })).status).toBe(204);
  }
  expect((await site.pool.query('select 1 from error_log')).rowCount).toBe(60);
});

test('broken JSON in a body is refused in words, never with a failure of the site', async () => {
  const site = await siteWithPage();
  const { headers } = await as(site, 'editor');
  const path = new URL('./malformed-json.json', import.meta.url);
  for (const { payload } of JSON.parse(readFileSync(path, 'utf8')).items) {
    if (typeof payload !== 'string') continue;
    const answer = await site.ask(`/de/pageeditor-api/headline/${site.ids.headline}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': '"1"' },
      body: payload,
    });
    expect(answer.status, payload.slice(0, 60)).toBeLessThan(500);
  }
});

test('while the database is away an editor is asked for patience, not for a password', async () => {
  const site = await siteWithPage();
  const editor = await as(site, 'editor');
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asking = Object.values(pools()).flatMap((pool) => [vi.spyOn(pool, 'connect'), vi.spyOn(pool, 'query')]);
  for (const each of asking) each.mockRejectedValue(away as never);
  for (const path of ['draft/', 'events', 'versions/?of=de'])
    expect((await editor.send('GET', `/de/pageeditor-api/page/${site.ids.page}/${path}`)).status, path).toBe(503);
  for (const each of asking) each.mockRestore();
  expect((await editor.send('GET', `/de/pageeditor-api/page/${site.ids.page}/draft/`)).status).toBe(200);
});
