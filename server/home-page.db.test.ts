import { expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { pageIdAtPath } from '#app/collections/page/public/page-paths.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { ensureHomePage } from './home-page.ts';

test('a site that has a page gets no second home page', async () => {
  const { pool } = await databaseForThisTest();
  expect(await ensureHomePage()).toBe(true);
  expect(await ensureHomePage()).toBe(false);
  expect((await pool.query('select from page')).rowCount).toBe(1);
});

test('nodes that start together make one home page', async () => {
  await databaseForThisTest();
  const made = await Promise.all([1, 2, 3].map(() => ensureHomePage()));
  expect(made.filter(Boolean)).toHaveLength(1);
});

test('the home page of an empty site stands at the root of both languages, offline', async () => {
  const { pool } = await databaseForThisTest();
  await ensureHomePage();
  const id = await pageIdAtPath({ path: '', locale: 'de' });
  expect(id).not.toBeNull();
  expect(await pageIdAtPath({ path: '', locale: 'en' })).toBe(id);
  expect((await pool.query('select from publication')).rowCount).toBe(0);
});

test('what stands on it can be published as it is', async () => {
  await databaseForThisTest();
  await ensureHomePage();
  const pageId = (await pageIdAtPath({ path: '', locale: 'en' })) ?? '';
  const answer = await publishPage({ owner: pageOwner(pageId, definitions), locale: 'en', actor: systemActor });
  expect(answer.kind).toBe('published');
});
