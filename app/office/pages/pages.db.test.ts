import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createPage } from '#app/collections/page/draft/commands.server.ts';
import type { PageInput } from '#app/collections/page/schema.ts';
import { editor } from '#app/features/programme/programme-for-tests.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { changePages } from './page-actions.server.ts';
import { pageRows } from './page-rows.server.ts';

const publisher = editor('publisher');

async function pageAt(slug: string, parent: string | null = null, more: PageInput = {}): Promise<string> {
  const input = { slug: { de: slug, en: slug }, title: { de: `Seite ${slug}` }, ...more };
  const page = await createPage({ parent, input, actor: publisher });
  if (page.kind !== 'saved') throw new Error(page.kind);
  return page.id;
}

/** Home, and a visit with prices and a way below it. */
async function smallSite() {
  const home = await pageAt('');
  const visit = await pageAt('besuch');
  const prices = await pageAt('preise', visit);
  const way = await pageAt('anfahrt', visit);
  return { home, visit, prices, way };
}

async function ask(fields: Record<string, string>, actor = publisher) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changePages(form, { pages: await pageRows('de'), actor });
}

const tree = async () => (await pageRows('de')).map(({ title, depth }) => `${'.'.repeat(depth)}${title}`);
const menus = async (pool: Pool, id: string) =>
  (await pool.query('select in_menu, in_footer, menu_name from page where id = $1', [id])).rows[0];

test('what asks for nothing that there is does nothing', async () => {
  await databaseForThisTest();
  const { visit } = await smallSite();
  for (const command of ['', 'up', 'up:1', `fly:${visit}`, `menu-on:${visit}'`, 'move:'])
    expect([command, await ask({ command })]).toEqual([command, null]);
});

test('a step that leads nowhere, a page inside itself and a name that is taken are refused', async () => {
  await databaseForThisTest();
  const { visit, prices, way } = await smallSite();
  expect(await ask({ command: `out:${visit}` })).toEqual({ kind: 'refused', reason: 'nowhere' });
  expect(await ask({ command: `move:${visit}`, parent: prices })).toEqual({ kind: 'refused', reason: 'inside-itself' });
  await pageAt('anfahrt');
  expect(await ask({ command: `out:${way}` })).toEqual({ kind: 'refused', reason: 'address-taken' });
  expect(await ask({ command: `menu-on:${crypto.randomUUID()}` })).toEqual({ kind: 'refused', reason: 'gone' });
});

test('whoever may write but not publish names pages, and moves none', async () => {
  const { pool } = await databaseForThisTest();
  const { prices } = await smallSite();
  const writer = editor('editor');
  expect(await ask({ command: `down:${prices}` }, writer)).toEqual({ kind: 'refused', reason: 'forbidden' });
  expect(await ask({ command: `menu-on:${prices}` }, writer)).toEqual({ kind: 'menus', id: prices });
  expect(await menus(pool, prices)).toMatchObject({ in_menu: true });
});

test('pages go up, down, in and out, and to any place that is named', async () => {
  await databaseForThisTest();
  const { visit, prices, way } = await smallSite();
  expect(await tree()).toEqual(['Seite ', 'Seite besuch', '.Seite preise', '.Seite anfahrt']);
  await ask({ command: `up:${way}` });
  expect(await tree()).toEqual(['Seite ', 'Seite besuch', '.Seite anfahrt', '.Seite preise']);
  await ask({ command: `in:${prices}` });
  expect(await tree()).toEqual(['Seite ', 'Seite besuch', '.Seite anfahrt', '..Seite preise']);
  await ask({ command: `out:${way}` });
  expect(await tree()).toEqual(['Seite ', 'Seite besuch', 'Seite anfahrt', '.Seite preise']);
  expect(await ask({ command: `move:${prices}`, parent: '', before: visit })).toEqual({ kind: 'place', id: prices });
  expect(await tree()).toEqual(['Seite ', 'Seite preise', 'Seite besuch', 'Seite anfahrt']);
});

test('what the menu calls a page, and that it is in the footer, waits in the draft; the rest of the page stays as it is', async () => {
  const { pool } = await databaseForThisTest();
  const { visit } = await smallSite();
  await ask({ command: `name:${visit}`, menu_name_de: `  ${'Her'.repeat(40)}\0 `, menu_name_en: '' });
  await ask({ command: `footer-on:${visit}` });
  await ask({ command: `menu-off:${visit}` });
  const { menu_name, ...switches } = await menus(pool, visit);
  expect(switches).toEqual({ in_menu: false, in_footer: true });
  expect(menu_name).toEqual({ de: 'Her'.repeat(40).slice(0, 80), en: '' });
  expect((await pageRows('de'))[1]).toMatchObject({ title: 'Seite besuch', status: { de: 'draft', en: 'empty' } });
});

test('the home page is known as such, and its place in the tree is that of the beginning', async () => {
  await databaseForThisTest();
  await smallSite();
  expect((await pageRows('de')).map(({ isHome, url }) => [isHome, url])).toEqual([
    [true, '/de?edit'],
    [false, '/de/besuch?edit'],
    [false, '/de/besuch/preise?edit'],
    [false, '/de/besuch/anfahrt?edit'],
  ]);
});
