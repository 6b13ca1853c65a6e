import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { ensureEditor, ensureFirstEditor, hasEditor, opensAccount } from './first-editor.server.ts';

const ada = { email: 'Ada@Museum.example', password: 'correct horse battery' };

test('a site that has somebody makes no second first person', async () => {
  const { pool } = await databaseForThisTest();
  await ensureFirstEditor(pool, ada);
  expect(await ensureFirstEditor(pool, { ...ada, email: 'eve@museum.example' })).toBe(false);
  const { rows } = await pool.query('select email from "user"');
  expect(rows).toEqual([{ email: 'ada@museum.example' }]);
});

test('two browsers at the first-run screen make one administrator', async () => {
  const { pool } = await databaseForThisTest();
  const made = await Promise.all(
    [1, 2, 3, 4].map((n) => ensureFirstEditor(pool, { ...ada, email: `${n}@museum.example` })),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
});

test('the first person administers the site and may write HTML; the password is not kept', async () => {
  const { pool } = await databaseForThisTest();
  expect(await hasEditor(pool)).toBe(false);
  await ensureFirstEditor(pool, ada);
  const { rows } = await pool.query(
    'select role, rights, password from "user" join account on account.user_id = "user".id',
  );
  expect(rows[0]).toMatchObject({ role: 'admin', rights: ['html'] });
  expect(rows[0].password).not.toContain(ada.password);
});

test('an address of the settings that somebody has already keeps its password', async () => {
  const { pool } = await databaseForThisTest();
  await ensureFirstEditor(pool, ada);
  expect(await ensureEditor(pool, { ...ada, password: 'another password' })).toBe(false);
  expect(await opensAccount(pool, { ...ada, password: 'another password' })).toBe(false);
  expect(await opensAccount(pool, ada)).toBe(true);
});

test('an address of the settings that nobody has yet is let into a site with people', async () => {
  const { pool } = await databaseForThisTest();
  await ensureFirstEditor(pool, ada);
  const eve = { email: 'eve@museum.example', password: 'a password of hers' };
  expect((await Promise.all([ensureEditor(pool, eve), ensureEditor(pool, eve)])).filter(Boolean)).toHaveLength(1);
  expect(await opensAccount(pool, eve)).toBe(true);
});
