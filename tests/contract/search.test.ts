import { expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { insertSmallPage } from '#tests/support/page/small-page.ts';
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

test('who follows the pages of a search meets everything once and comes to an end', async () => {
  const site = await siteWithPage();
  for (let number = 0; number < 30; number += 1) {
    const slug = `knoten-${number}`;
    const { page } = await insertSmallPage(site.pool, { de: slug, en: slug });
    await publishPage({ owner: pageOwner(page, definitions), locale: 'de', actor: systemActor });
  }
  const seen: string[] = [];
  for (let next: string | null = '/api/search/?query=Seile'; next !== null; ) {
    const answer: { count: number; next: string | null; results: { url: string }[] } = await (
      await site.ask(next)
    ).json();
    expect([answer.count, seen.length < 30]).toEqual([30, true]);
    seen.push(...answer.results.map(({ url }) => url));
    next = answer.next;
  }
  expect(new Set(seen).size).toBe(30);
  expect(seen).toHaveLength(30);
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
