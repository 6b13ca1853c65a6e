import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { onChanges } from '#app/cache/changes.ts';
import { PageCache } from '#app/cache/page-cache.ts';
import { createEntry } from '#app/cache/page-entry.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { patchModule } from '#app/cms/draft/patch-module.server.ts';
import { localized } from '#app/cms/field/localized.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createPage, updatePage } from './draft/commands.server.ts';
import { pageOwner } from './page-adapter.server.ts';
import { viewer } from './pages-for-tests.ts';
import { pageView } from './public/view.server.ts';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({ model: 'text', group: 'text', fields: { words: localized(text({ search: 'B' })) } }),
};
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Two published German pages, each stored in a cache with the tags it noted, and what a person does to the first. */
async function twoStoredPages() {
  const names = [crypto.randomUUID(), crypto.randomUUID()].map((id) => `p${id.slice(0, 8)}`) as [string, string];
  const [first] = [await grow(names[0]), await grow(names[1])];
  const cache = new PageCache();
  for (const name of names) {
    const view = await pageView({ path: name, locale: 'de', now: Temporal.Now.instant(), definitions });
    const entry = createEntry({
      key: name,
      status: 200,
      headers: new Headers(),
      body: Buffer.from(name),
      tags: view?.tags ?? [],
      expiresAt: Number.MAX_VALUE,
    });
    await cache.render(name, async () => ({ entry }));
  }
  onTestFinished(onChanges((tags) => cache.drop(tags)));
  return { first, storedStill: () => names.map((name) => cache.get(name).isFresh) };
}

async function grow(slug: string) {
  const created = await createPage({ parent: null, input: { slug: { de: slug }, title: { de: slug } }, actor: viewer });
  if (created.kind !== 'saved') throw new Error(JSON.stringify(created));
  const { id } = created;
  const base = { definitions, writer: viewer, attempt: {} };
  const owner = { content_type: 'page', object_id: id };
  const box = await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner });
  const spot = { parent: 'id' in box ? box.id : '', column: 0 };
  const words = await createModule({ ...base, model: 'text', spot, i18n: { de: { words: 'Tauwerk' } } });
  await publish(id);
  return { id, words: 'id' in words ? words.id : '' };
}

const publish = (pageId: string) =>
  publishPage({ owner: pageOwner(pageId, definitions), locale: 'de', actor: systemActor });

test('a paragraph that is published outdates its own page and no other', async () => {
  const { first, storedStill } = await twoStoredPages();
  const patch = { i18n: { de: { words: 'Neues Tauwerk' } } };
  await patchModule({ model: 'text', id: first.words, baseRev: 1, patch, definitions, writer: viewer, attempt: {} });
  expect(storedStill()).toEqual([true, true]);
  await publish(first.id);
  expect(storedStill()).toEqual([false, true]);
});

for (const [what, input] of [
  ['title', { title: { de: 'Anders' } }],
  ['name in the menu', { menu_name: { de: 'Kurz' } }],
  ['place in the menu', { in_menu: true }],
  ['address', { slug: { de: 'anderswo' } }],
] as const)
  test(`a published ${what} outdates every page, because any menu or link may say it`, async () => {
    const { first, storedStill } = await twoStoredPages();
    await updatePage({ id: first.id, baseRev: 1, input, actor: viewer });
    expect(storedStill()).toEqual([true, true]);
    await publish(first.id);
    expect(storedStill()).toEqual([false, false]);
  });
