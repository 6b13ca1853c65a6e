import { expect, test } from 'vitest';
import { as, siteWithPage } from './site-for-tests.ts';

test('a draft is in no answer of the search, not even for who may edit it', async () => {
  const site = await siteWithPage();
  const { headers } = await as(site, 'admin');
  for (const path of ['/api/search/?query=besuch', '/api/search/others/?query=besuch&page=1'])
    expect(await (await site.ask(path, { headers })).json()).toMatchObject({ count: 0, results: [] });
  expect(await (await site.ask('/api/search/autocomplete/?query=bes', { headers })).json()).toEqual([]);
});

test('a page number that is none is refused', async () => {
  const site = await siteWithPage();
  expect((await site.ask('/api/search/others/?query=a&page=0')).status).toBe(422);
});

test('a published page is found in its language and offered while its title is typed', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  expect(await (await site.ask('/api/search/?query=Seile')).json()).toMatchObject({
    count: 1,
    next: null,
    results: [{ title: 'Besuch', url: '/de/besuch' }],
  });
  expect(await (await site.ask('/api/search/autocomplete/?query=BES')).json()).toEqual(['Besuch']);
  expect(await (await site.ask('/api/search/?query=Seile&lang=en')).json()).toMatchObject({ count: 0 });
});
