import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { editor } from '#app/features/programme/programme-for-tests.ts';
import { saveRedirect } from '#app/features/redirects/commands.server.ts';
import { suggestTargets } from '#app/features/redirects/suggestions.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { importRedirects } from './import-redirects.server.ts';
import { redirectOf } from './redirect-address.ts';

const publisher = editor('publisher');
const save = (old_path: string, new_path = '/neu') => {
  const wish = redirectOf({ locale: 'de', old_path, new_path });
  return wish ? saveRedirect({ ...wish, isSure: true }, publisher) : 'language';
};

test('login, office, interface and home page lead nowhere else, however their address is written', async () => {
  const { pool } = await databaseForThisTest();
  for (const path of ['/login', '/de/login', '/log%69n', '/LOGIN', '/office', '/api/events', '/de', '/', '/programm'])
    expect([path, await save(path, 'https://evil.invalid')]).toEqual([path, 'reserved']);
  expect((await pool.query('select 1 from redirect')).rowCount).toBe(0);
});

test('a page that is online leads nowhere else', async () => {
  const { pool } = await databaseForThisTest();
  await pool.query(
    `insert into address (locale, path, content_type, object_id) values ('de', 'haus/über', 'page', $1)`,
    [crypto.randomUUID()],
  );
  expect(await save('/haus/%C3%BCber')).toBe('live');
  expect(await save('/haus/unter')).toBeNull();
});

test('what is no address is refused in words', async () => {
  await databaseForThisTest();
  for (const [from, to] of [
    ['/a\0', '/b'],
    ['/a', '/b\0'],
    ['/a%00', '/b'],
    ['/a', '//evil.invalid'],
    ['//evil.invalid', '/b'],
    ['/a', '/\\evil.invalid'],
    ['/a', 'https://'],
    ['/a', 'https://museum.example@evil.invalid'],
    ['/a', 'javascript:alert(1)'],
  ] as const)
    expect([from, to, await save(from, to)]).toEqual([from, to, 'path']);
});

const bare = { locale: 'de' as const, is_bare: true, isSure: true };
const kept = async (pool: Pool) =>
  (await pool.query('select old_path, new_path, is_bare from redirect order by old_path')).rows;

test('an address leads to no host outside that the venue has not named', async () => {
  await databaseForThisTest();
  const wish = { locale: 'de' as const, old_path: '/de/karten', new_path: 'https://evil.invalid/x' };
  expect(await saveRedirect(wish, publisher)).toBe('host');
  expect(await saveRedirect(wish, publisher, ['invalid.example', 'notevil.invalid'])).toBe('host');
  expect(
    await saveRedirect({ ...wish, new_path: 'https://shop.museum.example/' }, publisher, ['museum.example']),
  ).toBeNull();
});

test('a target that is not there is said, and kept when somebody means it', async () => {
  await databaseForThisTest();
  const wish = { locale: 'de' as const, old_path: '/de/alt', new_path: '/de/gibts-nicht' };
  expect(await saveRedirect(wish, publisher)).toBe('missing');
  expect(await saveRedirect({ ...wish, new_path: '/de/programm' }, publisher)).toBeNull();
  expect(await saveRedirect({ ...wish, isSure: true }, publisher)).toBeNull();
});

test('chains become one step and circles are refused, over several addresses too', async () => {
  const { pool } = await databaseForThisTest();
  expect([await save('/a', '/b'), await save('/b', '/c'), await save('/d', '/a')]).toEqual([null, null, null]);
  expect((await kept(pool)).map(({ old_path, new_path }) => [old_path, new_path])).toEqual([
    ['/de/a', '/de/c'],
    ['/de/b', '/de/c'],
    ['/de/d', '/de/c'],
  ]);
  expect(await save('/c', '/d')).toBe('loop');
});

test('two redirects that lead to each other cannot be saved at the same moment', async () => {
  await databaseForThisTest();
  const answers = await Promise.all([save('/a', '/b'), save('/b', '/a')]);
  expect(answers.toSorted()).toEqual(['loop', null]);
});

test('an address without a language is kept without one; what belongs to the site itself is refused there too', async () => {
  const { pool } = await databaseForThisTest();
  expect(await saveRedirect({ ...bare, old_path: '/cms-hub', new_path: '/de/x' }, publisher)).toBe('reserved');
  expect(await saveRedirect({ ...bare, old_path: '/alt-a', new_path: '/de/x' }, publisher)).toBeNull();
  expect(await saveRedirect({ ...bare, locale: 'en', old_path: '/alt-a', new_path: '/en/y' }, publisher)).toBeNull();
  expect(await kept(pool)).toEqual([{ old_path: '/alt-a', new_path: '/en/y', is_bare: true }]);
});

test('a list is saved line by line, and each line that is refused says why', async () => {
  const { pool } = await databaseForThisTest();
  const text = 'alt;neu\n/index.php;/de/besuch\nhttps://alt.example/haus.html\t/de/haus\n/de/login;/de/x\n/nur-eine';
  const report = await importRedirects({ text, locale: 'none', isSure: true, actor: publisher });
  expect(report).toMatchObject({
    saved: 2,
    refused: [
      { line: 4, problem: 'reserved' },
      { line: 5, problem: 'columns' },
    ],
  });
  expect((await kept(pool)).map(({ old_path }) => old_path)).toEqual(['/haus.html', '/index.php']);
});

test('an address that was asked for in vain is likened to the pages that are there', async () => {
  const { pool } = await databaseForThisTest();
  await pool.query(
    `insert into address (locale, path, content_type, object_id) values ('de', 'besuch/anfahrt', 'page', $1), ('en', 'visit', 'page', $1)`,
    [crypto.randomUUID()],
  );
  const found = await suggestTargets([
    '/de/besuch/anfarht',
    '/besuch/anfahrt.html',
    '/de/ganz-anders',
    '/de/login/x',
    '/wp-admin',
  ]);
  expect([...found]).toEqual([
    ['/de/besuch/anfarht', '/de/besuch/anfahrt'],
    ['/besuch/anfahrt.html', '/de/besuch/anfahrt'],
  ]);
});
