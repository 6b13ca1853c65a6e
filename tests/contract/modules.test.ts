import { expect, test } from 'vitest';
import { as, type House, houseWithPage, words } from './house.ts';

const headline = (house: House) => `/de/pageeditor-api/headline/${house.ids.headline}/`;
const rows = async (house: House) => JSON.stringify((await house.pool.query('select * from module order by id')).rows);

test('a visitor can neither read nor change a draft, and nothing changes', async () => {
  const house = await houseWithPage();
  const before = await rows(house);
  const calls: [string, string][] = [
    ['GET', headline(house)],
    ['GET', '/de/pageeditor-api/headline/'],
    ['PATCH', headline(house)],
    ['POST', '/de/pageeditor-api/headline/'],
    ['DELETE', headline(house)],
    ['POST', '/de/pageeditor-api/reorder/'],
    ['POST', `/de/pageeditor-api/page/${house.ids.page}/publish/`],
    ['GET', `/de/pageeditor-api/page/${house.ids.page}/draft/`],
  ];
  for (const [method, path] of calls) {
    const answer = await house.ask(path, { method });
    expect([401, 403], `${method} ${path}`).toContain(answer.status);
  }
  expect(await rows(house)).toBe(before);
});

test('a write without the CSRF header is refused whatever its content type', async () => {
  const house = await houseWithPage();
  const { headers } = await as(house, 'editor');
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answer = await house.ask(headline(house), {
      method: 'PATCH',
      headers: { cookie: headers.cookie, 'content-type': type, 'if-match': '"1"' },
      body: '{"props":{"headline_level":3}}',
    });
    expect(answer.status).toBe(403);
  }
});

test('unknown fields, impossible values and unknown models are refused with their place', async () => {
  const house = await houseWithPage();
  const { send } = await as(house, 'editor');
  const patch = (body: unknown) => send('PATCH', headline(house), body, { 'if-match': '"1"' });
  expect((await patch({ props: { headline_level: 7 } })).status).toBe(422);
  expect((await patch({ props: { colour: 'red' } })).status).toBe(422);
  expect((await patch({ colour: 'red' })).status).toBe(422);
  expect((await send('POST', '/de/pageeditor-api/carousel/', {})).status).toBe(404);
  expect((await send('PATCH', headline(house), { props: {} })).status).toBe(428);
});

test('saving names the revision, a repeated request gets the same answer, a stale one both texts', async () => {
  const house = await houseWithPage();
  const { send } = await as(house, 'editor');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const save = (rev: string, extra = {}) =>
    send('PATCH', headline(house), { i18n: { de: { content: words('Taue') } } }, { 'if-match': rev, ...extra });
  const first = await save('"1"', key);
  expect([first.status, await first.json()]).toEqual([200, { id: house.ids.headline, rev: 2 }]);
  const again = await save('"1"', key);
  expect([again.status, await again.json()]).toEqual([200, { id: house.ids.headline, rev: 2 }]);
  const stale = await save('"1"');
  expect(stale.status).toBe(412);
  expect(await stale.json()).toMatchObject({ rev: 2, current: { i18n: { de: { content: words('Taue') } } } });
});

test('whoever repeats the key of somebody else is not answered in their place, and saves as without it', async () => {
  const house = await houseWithPage();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [anna, ben] = [await as(house, 'editor'), await as(house, 'publisher')];
  const save = ({ send }: typeof anna, rev: string) =>
    send('PATCH', headline(house), { i18n: { de: { content: words('Taue') } } }, { 'if-match': rev, ...key });
  expect((await save(anna, '"1"')).status).toBe(200);
  expect((await save(ben, '"1"')).status).toBe(412);
  const theirs = await save(ben, '"2"');
  expect([theirs.status, await theirs.json()]).toEqual([200, { id: house.ids.headline, rev: 3 }]);
});

test('saving German leaves every byte of English as it was', async () => {
  const house = await houseWithPage();
  const { send } = await as(house, 'editor');
  const english = async () =>
    (await house.pool.query(`select (i18n->'en')::text as en from module where id = $1`, [house.ids.headline])).rows[0]
      .en;
  const before = await english();
  await send('PATCH', headline(house), { i18n: { de: { content: words('Reep') } } }, { 'if-match': '"1"' });
  expect(await english()).toBe(before);
});

test('a module is created, moved, deleted and restored', async () => {
  const house = await houseWithPage();
  const { send } = await as(house, 'editor');
  const id = crypto.randomUUID();
  const created = await send('POST', '/de/pageeditor-api/text', {
    id,
    parent: house.ids.container,
    column: 0,
    after: house.ids.headline,
  });
  expect(created.status).toBe(201);
  const moved = await send('POST', '/de/pageeditor-api/reorder/', {
    id,
    parent: house.ids.container,
    column: 0,
    before: house.ids.headline,
  });
  expect(moved.status).toBe(200);
  const { rev } = await moved.json();
  const deleted = await send('DELETE', `/de/pageeditor-api/text/${id}/`, undefined, { 'if-match': `"${rev}"` });
  expect(deleted.status).toBe(200);
  expect((await send('GET', `/de/pageeditor-api/text/${id}/`)).status).toBe(410);
  expect((await send('POST', `/de/pageeditor-api/text/${id}/restore/`)).status).toBe(200);
  expect((await send('GET', `/de/pageeditor-api/text/${id}`)).status).toBe(200);
  const { container, headline: unseen } = house.ids;
  const match = { 'if-match': '"1"', 'x-seen': `${container}=1,${id}=9` };
  const kept = await send('DELETE', `/de/pageeditor-api/container/${container}/`, undefined, match);
  expect([kept.status, (await kept.json()).below]).toEqual([
    412,
    expect.arrayContaining([expect.objectContaining({ id: unseen })]),
  ]);
});

test('only somebody with the right may create an html module', async () => {
  const house = await houseWithPage();
  const body = { parent: house.ids.container, column: 0 };
  expect((await (await as(house, 'publisher')).send('POST', '/de/pageeditor-api/html/', body)).status).toBe(403);
  expect((await (await as(house, 'admin', ['html'])).send('POST', '/de/pageeditor-api/html/', body)).status).toBe(201);
});
