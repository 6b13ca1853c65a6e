import { expect, test, vi } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { appForThisTest, signedIn, testRenderer } from './app-for-tests.ts';
import type { RenderedPage, RenderPage } from './middleware/answer/render-page.ts';

/** A renderer whose renderings end when they are told to. */
function heldRenderer() {
  const held: (() => void)[] = [];
  let version = 1;
  let isHeld = false;
  const render = vi.fn<RenderPage>(async ({ request }): Promise<RenderedPage> => {
    const text = `${new URL(request.url).pathname} ${version}`;
    if (isHeld) await new Promise<void>((done) => held.push(done));
    const notes = new CacheNotes();
    notes.tag('nav', `page:${new URL(request.url).pathname}`);
    return { response: new Response(text, { headers: { 'content-type': 'text/html' } }), notes };
  });
  return {
    render,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const done of held.splice(0)) done();
    },
    renew: () => {
      version += 1;
    },
  };
}

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('two hundred at once get their page; of many more only the surplus hears 503, at once and with Retry-After', async () => {
  const { ask } = await appForThisTest(testRenderer());
  const few = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(`/de/few/${n}`)));
  expect(few.map(({ status }) => status)).toEqual(few.map(() => 200));
  const many = await Promise.all(Array.from({ length: 400 }, (_, n) => ask(`/de/many/${n}`)));
  const refused = many.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  expect(many.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(250);
});

test('after a change of the menu a crowd gets what there was, each page is rendered once, and then everybody sees the new one', async () => {
  const { render, hold, release, renew } = heldRenderer();
  const { ask } = await appForThisTest(render);
  const textOf = async (name: string) => (await ask(`/de/${name}`)).text();
  await Promise.all(names.map(textOf));
  await transaction((tx) => bumpEpoch(tx, ['nav']));
  renew();
  hold();
  render.mockClear();
  const first = names.slice(0, 4).map(textOf);
  await eventually(() => expect(render).toHaveBeenCalledTimes(4));
  for (const name of names.slice(4)) expect(await textOf(name)).toBe(`/de/${name} 1`);
  expect(render).toHaveBeenCalledTimes(4);
  release();
  expect(await Promise.all(first)).toEqual(names.slice(0, 4).map((name) => `/de/${name} 2`));
  await eventually(async () => {
    for (const name of names) expect(await textOf(name)).toBe(`/de/${name} 2`);
  });
});

test('a crowd never gets what was taken offline or changed itself', async () => {
  const { render, hold, release, renew } = heldRenderer();
  const { ask } = await appForThisTest(render);
  const textOf = async (name: string) => (await ask(`/de/${name}`)).text();
  await Promise.all(names.map(textOf));
  await transaction((tx) => bumpEpoch(tx, ['nav', 'page:/de/h']));
  renew();
  hold();
  const crowd = names.slice(0, 4).map(textOf);
  const changed = textOf('h');
  release();
  await Promise.all(crowd);
  expect(await changed).toBe('/de/h 2');
});

test('who asks for a page while it is published in the middle of its rendering sees the new one next', async () => {
  const { render, hold, release, renew } = heldRenderer();
  const { ask } = await appForThisTest(render);
  hold();
  const before = ask('/de/a');
  await eventually(() => expect(render).toHaveBeenCalledTimes(1));
  renew();
  await transaction((tx) => bumpEpoch(tx, ['page:/de/a']));
  release();
  await before;
  expect(await (await ask('/de/a')).text()).toBe('/de/a 2');
});

test('a rendering anew that fails leaves what there was to the crowd', async () => {
  let failure: Error | null = null;
  const page = testRenderer(() => (failure ? { status: 500, failure } : {}));
  const { ask } = await appForThisTest(page);
  const before = await (await ask('/de')).text();
  await transaction((tx) => bumpEpoch(tx, ['nav']));
  failure = new Error('a knot in the loader');
  for (const answer of await Promise.all([ask('/de'), ask('/de'), ask('/de')]))
    expect([answer.status, await answer.text()]).toEqual([200, before]);
});

test('a crowd of visitors does not stand before the team', async () => {
  const { render, hold, release } = heldRenderer();
  const site = await appForThisTest(render);
  const { headers } = await signedIn(site);
  hold();
  const crowd = names.map((name) => site.ask(`/de/${name}`));
  await eventually(() => expect(render).toHaveBeenCalledTimes(4));
  const office = site.ask('/de/office', { headers });
  await eventually(() => expect(render).toHaveBeenCalledTimes(5));
  release();
  await eventually(() => release());
  expect((await office).status).toBe(200);
  await Promise.all(crowd);
});
