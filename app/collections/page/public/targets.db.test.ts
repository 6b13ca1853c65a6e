import { expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { pageIdAtPath, pathsOfPage, pathsToEdit } from './page-paths.server.ts';
import { findLinkTargets } from './targets.server.ts';

/** A page below another; the lower one has no English slug. */
async function twoPages() {
  const { pool } = await databaseForThisTest();
  const [above, below] = [crypto.randomUUID(), crypto.randomUUID()];
  await pool.query(
    `insert into page (id, parent_id, position, slug, title) values
       ($1, null, 'a0', '{"de":"besuch","en":"visit"}', '{"de":"Besuch","en":"Visit"}'),
       ($2, $1, 'a0', '{"de":"anfahrt"}', '{"de":"Anfahrt","en":"Getting here"}')`,
    [above, below],
  );
  return { above, below };
}

test('a page has a path in each language that names it and its parents', async () => {
  const { above, below } = await twoPages();
  expect(await pathsOfPage(above)).toEqual({ de: 'besuch', en: 'visit' });
  expect(await pathsOfPage(below)).toEqual({ de: 'besuch/anfahrt' });
  expect(await pageIdAtPath({ path: 'besuch/anfahrt', locale: 'de' })).toBe(below);
  expect(await pageIdAtPath({ path: 'besuch/anfahrt', locale: 'en' })).toBeNull();
});

test('an emptied slug is no address: neither the home page nor the page above is opened instead', async () => {
  const { above, below } = await twoPages();
  await pool().query(`update page set slug = slug || '{"en":""}'`);
  expect(await pathsToEdit(above)).toEqual({ de: 'besuch' });
  expect(await pathsToEdit(below)).toEqual({ de: 'besuch/anfahrt' });
  const home = crypto.randomUUID();
  await pool().query(`insert into page (id, position, slug, title) values ($1, 'a1', '{"de":"","en":""}', '{}')`, [
    home,
  ]);
  expect(await pathsToEdit(home)).toEqual({ de: '', en: '' });
});

test('a page is edited where visitors find it, and never where they find something else', async () => {
  const { above, below } = await twoPages();
  const takes = (path: string, page: string) =>
    pool().query(`insert into address (locale, path, content_type, object_id) values ('de', $1, 'page', $2)`, [
      path,
      page,
    ]);
  await takes('ihr-besuch', above);
  await takes('besuch/anfahrt', crypto.randomUUID());
  expect(await pathsToEdit(above)).toEqual({ de: 'ihr-besuch', en: 'visit' });
  expect(await pathsToEdit(below)).toEqual({});
});

test('a link finds a page by words of either language and by a pasted address, offline ones too', async () => {
  const { above, below } = await twoPages();
  const [byEnglish] = await findLinkTargets({ q: 'getting', locale: 'de' });
  expect(byEnglish).toEqual({
    type: 'page',
    id: below,
    title: 'Anfahrt',
    url: '/de/besuch/anfahrt',
    online: false,
    anchors: [],
  });
  const byAddress = await findLinkTargets({ q: 'https://museum.example/en/visit/', locale: 'de' });
  expect(byAddress.map(({ id }) => id)).toEqual([above]);
  const [withoutEnglish] = await findLinkTargets({ q: 'anfahrt', locale: 'en' });
  expect(withoutEnglish).toMatchObject({ id: below, title: 'Getting here', url: null });
});

test('a page that was found names the places within it, but not those of modules that were deleted', async () => {
  const { below } = await twoPages();
  const container = crypto.randomUUID();
  const part = (props: object, parent: string | null, deleted = false) =>
    pool().query(
      `insert into module (id, model, parent_id, column_index, pos, content_type, object_id, props, i18n, hidden_in, schema_version, rev, deleted_at)
       values ($1, $2, $3, 0, 'a0', $4, $5, $6, '{}', '{}', 1, 1, case when $7 then now() end)`,
      [
        parent ? crypto.randomUUID() : container,
        parent ? 'text' : 'container',
        parent,
        parent ? null : 'page',
        parent ? null : below,
        props,
        deleted,
      ],
    );
  await part({ anchor: '' }, null);
  await part({ anchor: 'bus' }, container);
  await part({ anchor: 'bahn', children: [{ own_anchor: 'anleger' }, { own_anchor: '', anchor: 'bus' }] }, container);
  await part({ anchor: 'kutsche' }, container, true);
  const [found] = await findLinkTargets({ q: 'anfahrt', locale: 'de' });
  expect(found?.anchors).toEqual(['anleger', 'bahn', 'bus']);
});
