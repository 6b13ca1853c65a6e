import { expect, test } from 'vitest';
import { editor } from '#app/features/programme/programme-for-tests.ts';
import { saveRedirect } from '#app/features/redirects/commands.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { redirectOf } from './redirect-address.ts';

const publisher = editor('publisher');
const save = (old_path: string, new_path = '/neu') => {
  const wish = redirectOf({ locale: 'de', old_path, new_path });
  return wish ? saveRedirect(wish, publisher) : 'language';
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
