import { expect, test } from 'vitest';
import { as, type SiteForTests, siteWithPage, words } from './site-for-tests.ts';

const headline = (site: SiteForTests) => `/de/pageeditor-api/headline/${site.ids.headline}/`;
const rows = async (site: SiteForTests) =>
  JSON.stringify((await site.pool.query('select * from module order by id')).rows);

test('a visitor can neither read nor change a draft, and nothing changes', async () => {
  const site = await siteWithPage();
  const before = await rows(site);
  const calls: [string, string][] = [
    ['GET', headline(site)],
    ['GET', '/de/pageeditor-api/headline/'],
    ['PATCH', headline(site)],
    ['POST', '/de/pageeditor-api/headline/'],
    ['DELETE', headline(site)],
    ['POST', '/de/pageeditor-api/reorder/'],
    ['POST', `/de/pageeditor-api/page/${site.ids.page}/publish/`],
    ['GET', `/de/pageeditor-api/page/${site.ids.page}/draft/`],
  ];
  for (const [method, path] of calls) {
    const answer = await site.ask(path, { method });
    expect([401, 403], `${method} ${path}`).toContain(answer.status);
  }
  expect(await rows(site)).toBe(before);
});

test('a write without the CSRF header is refused whatever its content type', async () => {
  const site = await siteWithPage();
  const { headers } = await as(site, 'editor');
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answer = await site.ask(headline(site), {
      method: 'PATCH',
      headers: { cookie: headers.cookie, 'content-type': type, 'if-match': '"1"' },
      body: '{"props":{"headline_level":3}}',
    });
    expect(answer.status).toBe(403);
  }
});

test('unknown fields, impossible values and unknown models are refused with their place', async () => {
  const site = await siteWithPage();
  const { send } = await as(site, 'editor');
  const patch = (body: unknown) => send('PATCH', headline(site), body, { 'if-match': '"1"' });
  expect((await patch({ props: { headline_level: 7 } })).status).toBe(422);
  expect((await patch({ props: { colour: 'red' } })).status).toBe(422);
  expect((await patch({ colour: 'red' })).status).toBe(422);
  expect((await send('POST', '/de/pageeditor-api/carousel/', {})).status).toBe(404);
  expect((await send('PATCH', headline(site), { props: {} })).status).toBe(428);
});

test('saving names the revision, a repeated request gets the same answer, a stale one both texts', async () => {
  const site = await siteWithPage();
  const { send } = await as(site, 'editor');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const save = (rev: string, extra = {}) =>
    send('PATCH', headline(site), { i18n: { de: { content: words('Taue') } } }, { 'if-match': rev, ...extra });
  const first = await save('"1"', key);
  expect([first.status, await first.json()]).toEqual([200, { id: site.ids.headline, rev: 2 }]);
  const again = await save('"1"', key);
  expect([again.status, await again.json()]).toEqual([200, { id: site.ids.headline, rev: 2 }]);
  const stale = await save('"1"');
  expect(stale.status).toBe(412);
  expect(await stale.json()).toMatchObject({ rev: 2, current: { i18n: { de: { content: words('Taue') } } } });
});

test('whoever repeats the key of somebody else is not answered in their place, and saves as without it', async () => {
  const site = await siteWithPage();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [anna, ben] = [await as(site, 'editor'), await as(site, 'publisher')];
  const save = ({ send }: typeof anna, rev: string) =>
    send('PATCH', headline(site), { i18n: { de: { content: words('Taue') } } }, { 'if-match': rev, ...key });
  expect((await save(anna, '"1"')).status).toBe(200);
  expect((await save(ben, '"1"')).status).toBe(412);
  const theirs = await save(ben, '"2"');
  expect([theirs.status, await theirs.json()]).toEqual([200, { id: site.ids.headline, rev: 3 }]);
});

test('saving German leaves every byte of English as it was', async () => {
  const site = await siteWithPage();
  const { send } = await as(site, 'editor');
  const english = async () =>
    (await site.pool.query(`select (i18n->'en')::text as en from module where id = $1`, [site.ids.headline])).rows[0]
      .en;
  const before = await english();
  await send('PATCH', headline(site), { i18n: { de: { content: words('Reep') } } }, { 'if-match': '"1"' });
  expect(await english()).toBe(before);
});

test('a module is created, moved, deleted and restored', async () => {
  const site = await siteWithPage();
  const { send } = await as(site, 'editor');
  const id = crypto.randomUUID();
  const created = await send('POST', '/de/pageeditor-api/text', {
    id,
    parent: site.ids.container,
    column: 0,
    after: site.ids.headline,
  });
  expect(created.status).toBe(201);
  const moved = await send('POST', '/de/pageeditor-api/reorder/', {
    id,
    parent: site.ids.container,
    column: 0,
    before: site.ids.headline,
  });
  expect(moved.status).toBe(200);
  const { rev } = await moved.json();
  const deleted = await send('DELETE', `/de/pageeditor-api/text/${id}/`, undefined, { 'if-match': `"${rev}"` });
  expect(deleted.status).toBe(200);
  expect((await send('GET', `/de/pageeditor-api/text/${id}/`)).status).toBe(410);
  expect((await send('POST', `/de/pageeditor-api/text/${id}/restore/`)).status).toBe(200);
  expect((await send('GET', `/de/pageeditor-api/text/${id}`)).status).toBe(200);
  const { container, headline: unseen } = site.ids;
  const match = { 'if-match': '"1"', 'x-seen': `${container}=1,${id}=9` };
  const kept = await send('DELETE', `/de/pageeditor-api/container/${container}/`, undefined, match);
  expect([kept.status, (await kept.json()).below]).toEqual([
    412,
    expect.arrayContaining([expect.objectContaining({ id: unseen })]),
  ]);
});

test('only somebody with the right may create an html module', async () => {
  const site = await siteWithPage();
  const body = { parent: site.ids.container, column: 0 };
  expect((await (await as(site, 'publisher')).send('POST', '/de/pageeditor-api/html/', body)).status).toBe(403);
  expect((await (await as(site, 'admin', ['html'])).send('POST', '/de/pageeditor-api/html/', body)).status).toBe(201);
});
