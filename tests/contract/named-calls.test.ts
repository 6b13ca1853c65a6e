import { expect, test } from 'vitest';
import { tokenHeaders } from '#server/app-for-tests.ts';
import { as, siteWithPage, words } from './site-for-tests.ts';

test.each(['/api/unknown', '/api/unknown/', '/de/api/unknown', '/de/pageeditor-api/headline/one/two/three'])(
  'an address of the interface that is none, %s, is told in JSON and is no page',
  async (path) => {
    const site = await siteWithPage();
    for (const method of ['GET', 'POST']) {
      const answer = await site.ask(path, { method, headers: tokenHeaders });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
      expect(await answer.json()).toHaveProperty('detail');
    }
  },
);

test.each([
  ['DELETE', '/api/search', 'GET, HEAD'],
  ['OPTIONS', '/api/search/', 'GET, HEAD'],
  ['GET', '/de/api/forms-entries', 'POST'],
  ['PUT', '/de/pageeditor-api/headline', 'GET, HEAD, POST'],
  ['GET', '/api/auth/sign-in/email', 'POST'],
])('%s %s is told in JSON which methods there are', async (method, path, allowed) => {
  const site = await siteWithPage();
  const answer = await site.ask(path, { method, headers: tokenHeaders });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  expect(await answer.json()).toHaveProperty('detail');
});

test('a path that ends like a call of the team is read as the page it names', async () => {
  const site = await siteWithPage();
  await site.pool.query(`update page set slug = '{"de":"events","en":"events"}' where id = $1`, [site.ids.page]);
  await site.publish('en');
  for (const path of ['page/events', 'page/en/events', 'page/en/events/']) {
    const answer = await site.ask(`/en/pageeditor-api/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.json()).toMatchObject({ id: site.ids.page });
  }
  expect((await site.ask(`/en/pageeditor-api/page/${site.ids.page}/events`)).status).toBe(401);
  expect((await site.ask(`/en/pageeditor-api/page/${site.ids.page}/versions`)).status).toBe(401);
});

test('the addresses of the editor answer without a language, too', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  expect((await site.ask('/pageeditor-api/user/')).status).toBe(401);
  const { headers } = await as(site, 'editor');
  expect(await (await site.ask('/pageeditor-api/user', { headers })).json()).toMatchObject({ logged: true });
  expect(await (await site.ask('/pageeditor-api/nav')).json()).toEqual(
    await (await site.ask('/de/pageeditor-api/nav')).json(),
  );
  const { calls } = await (await site.ask('/pageeditor-api')).json();
  expect(calls).toContain('GET /pageeditor-api/nav');
  expect(calls).toContain('PATCH /{lang}/pageeditor-api/{model}/{id}');
});

test('the legal pages answer under their own names once they are published', async () => {
  const site = await siteWithPage();
  expect((await site.ask('/api/imprint/')).status).toBe(404);
  await site.pool.query(`update page set slug = '{"de":"impressum","en":"impressum"}' where id = $1`, [site.ids.page]);
  await site.publish('de');
  expect(await (await site.ask('/api/imprint/')).json()).toMatchObject({ urls: { de: '/de/impressum' } });
  expect((await site.ask('/api/imprint/?lang=en')).status).toBe(404);
});

test('codes of the venue are answered without what could run', async () => {
  const site = await siteWithPage();
  await site.pool.query(
    `insert into setting (key, value) values ('site', '{"html_footer_top":{"code":"<p>Dank</p><script>x</script>"}}')`,
  );
  expect(await (await site.ask('/api/html/')).json()).toMatchObject({ html_footer_top: { code: '<p>Dank</p>' } });
});

test('nobody is logged out by a link; the call ends the session on the server', async () => {
  const site = await siteWithPage();
  const { headers } = await as(site, 'editor');
  expect((await site.ask('/api/logout/', { headers })).status).toBe(405);
  expect((await site.ask('/de/pageeditor-api/user', { headers })).status).toBe(200);
  const answer = await site.ask('/api/logout/', { method: 'POST', headers });
  expect([answer.status, await answer.json()]).toEqual([200, { is_logged_in: false }]);
  expect((await site.ask('/de/pageeditor-api/user', { headers })).status).toBe(401);
});

test('the dashboard tells of what the team has done, page by page', async () => {
  const site = await siteWithPage();
  await site.ask('/api/unknown');
  const { send } = await as(site, 'admin');
  const pages = `/de/pageeditor-api/pages/${site.ids.page}`;
  const { rev } = (await (await send('GET', pages)).json()) as { rev: number };
  await send('PATCH', pages, { title: { de: 'Anders' } }, { 'if-match': `"${rev}"` });
  await site.publish('de');
  const read = async (name: string) => (await send('GET', `/api/dashboard-${name}/?page_size=1`)).json();
  expect(await read('page-activities')).toMatchObject({
    results: [{ title: 'Anders', action: 'publish', lang: 'de' }],
  });
  expect((await read('page-activities')).next).toContain('page=2');
  expect(await read('versions')).toMatchObject({ results: [{ object_id: site.ids.page, lang: 'de', n: 1 }] });
  expect(await read('identity-service-events')).toMatchObject({ results: [{ email: 'admin@museum.example' }] });
  expect(await read('error-log')).toMatchObject({ results: [{ url: '/api/unknown', status: 404, count: 1 }] });
  await site.pool.query(
    `insert into search_word (day, locale, word, count, hits) values (current_date, 'de', 'knoten', 3, 0)`,
  );
  expect(await read('search-keywords')).toEqual([{ word: 'knoten', lang: 'de', count: 3, hits: 0 }]);
  expect(await read('site')).toMatchObject({ is_site_online: true, published: { de: 1, en: 0 }, missing: 1 });
  expect(await read('assets')).toMatchObject({ count: 0, kinds: [], without_alt: 0 });
});

test('a module may be sent as it is told, its fields under their names', async () => {
  const site = await siteWithPage();
  const { send } = await as(site, 'editor');
  const headlines = '/en/pageeditor-api/headline';
  const unknown = await send('POST', headlines, { parent: site.ids.container, colour: 'red' });
  expect([unknown.status, await unknown.json()]).toMatchObject([422, { errors: [{ path: 'colour' }] }]);
  const made = await send('POST', headlines, { parent: site.ids.container, headline_level: 3, content: words('Flat') });
  const { id, rev } = (await made.json()) as { id: string; rev: number };
  expect(made.status).toBe(201);
  const patched = await send('PATCH', `${headlines}/${id}`, { headline_level: 4 }, { 'if-match': `"${rev}"` });
  expect(patched.status).toBe(200);
  expect(await (await send('GET', `${headlines}/${id}`)).json()).toMatchObject({
    props: { headline_level: 4 },
    i18n: { en: { content: words('Flat') } },
  });
});

test('every module of a page names what it stands in and whose it is', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  const { modules } = await (await site.ask('/de/pageeditor-api/page/besuch')).json();
  const owner = { content_type: 'page', object_id: site.ids.page };
  expect(modules[0]).toMatchObject({ ...owner, parent: null });
  expect(modules[0].columns[0].children[0]).toMatchObject({ ...owner, parent: modules[0].id });
});
