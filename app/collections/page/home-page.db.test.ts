import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { ensureHomePage } from './home-page.server.ts';
import { pageIdAtPath } from './page-paths.server.ts';

const title = { de: 'Haus', en: 'House' };

test('a house that has a page gets no second home page', async () => {
  const { pool } = await databaseForThisTest();
  expect(await ensureHomePage(title)).toBe(true);
  expect(await ensureHomePage(title)).toBe(false);
  expect((await pool.query('select from page')).rowCount).toBe(1);
});

test('nodes that start together make one home page', async () => {
  await databaseForThisTest();
  const made = await Promise.all([1, 2, 3].map(() => ensureHomePage(title)));
  expect(made.filter(Boolean)).toHaveLength(1);
});

test('the home page of an empty house stands at the root of both languages, offline', async () => {
  const { pool } = await databaseForThisTest();
  await ensureHomePage(title);
  const id = await pageIdAtPath({ path: '', locale: 'de' });
  expect(id).not.toBeNull();
  expect(await pageIdAtPath({ path: '', locale: 'en' })).toBe(id);
  expect((await pool.query('select from publication')).rowCount).toBe(0);
});
