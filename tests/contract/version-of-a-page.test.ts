import { expect, test } from 'vitest';
import { as, siteWithPage } from './site-for-tests.ts';

test('a version of a page is read by its number, though its address is also one that a page may have', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  const editor = await as(site, 'editor');
  const answer = await editor.send('GET', `/de/pageeditor-api/page/${site.ids.page}/versions/1?of=de`);
  expect([answer.status, await answer.json()]).toMatchObject([200, { doc: { page: { title: 'Besuch' } } }]);
});
