import { expect, test } from 'vitest';
import { as, siteWithPage } from './site-for-tests.ts';

/** A page with a container that holds a html module, written by somebody who may. */
async function siteWithCode() {
  const site = await siteWithPage();
  const author = await as(site, 'admin', ['html']);
  const editor = await as(site, 'editor');
  const [container, code] = [crypto.randomUUID(), crypto.randomUUID()];
  await site.pool.query(
    `insert into module (id, model, parent_id, column_index, pos, content_type, object_id, layout, props, i18n, hidden_in, schema_version, rev)
     values ($1, 'container', null, 0, 'a5', 'page', $3, '100', '{}', '{}', '{}', 1, 1),
            ($2, 'html', $1, 0, 'a0', null, null, null, '{}', '{"de":{},"en":{}}', '{}', 1, 1)`,
    [container, code, site.ids.page],
  );
  const api = '/de/pageeditor-api';
  const version = await author.send('POST', `${api}/page/${site.ids.page}/versions`, { lang: 'de', label: 'vorher' });
  expect(version.status).toBe(201);
  const { n } = await version.json();
  const calls = {
    moveIt: (who: typeof author) =>
      who.send('POST', `${api}/reorder`, { id: code, parent: site.ids.container, column: 0 }),
    moveItsContainer: (who: typeof author) =>
      who.send('POST', `${api}/reorder`, { id: container, parent: null, column: 0, before: site.ids.container }),
    deleteItsContainer: (who: typeof author) =>
      who.send('DELETE', `${api}/container/${container}`, undefined, { 'if-match': '"1"' }),
    bringBackItsContainer: (who: typeof author) => who.send('POST', `${api}/container/${container}/restore`),
    restoreVersion: (who: typeof author) =>
      who.send('POST', `${api}/page/${site.ids.page}/versions/${n}/restore`, { lang: 'de' }),
  };
  const state = async () =>
    (await site.pool.query('select id, parent_id, pos, deleted_at, hidden_in, i18n, rev from module order by id')).rows;
  return { author, editor, calls, state };
}

test('who may not write code moves no code, and does not move, delete or bring back what holds it', async () => {
  const { author, editor, calls, state } = await siteWithCode();
  const before = await state();
  for (const call of ['moveIt', 'moveItsContainer', 'deleteItsContainer'] as const)
    expect([call, (await calls[call](editor)).status]).toEqual([call, 403]);
  expect(await state()).toEqual(before);
  expect((await calls.restoreVersion(editor)).status).toBe(200);
  expect((await calls.deleteItsContainer(author)).status).toBe(200);
  const gone = await state();
  for (const call of ['bringBackItsContainer', 'restoreVersion'] as const)
    expect([call, (await calls[call](editor)).status]).toEqual([call, 403]);
  expect(await state()).toEqual(gone);
});

test('who may write code may do all of it', async () => {
  const { author, calls } = await siteWithCode();
  for (const call of ['moveItsContainer', 'moveIt'] as const)
    expect([call, (await calls[call](author)).status]).toEqual([call, 200]);
});
