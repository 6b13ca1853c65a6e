import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { openAuth } from './auth-runtime.server.ts';
import { insertEditor } from './first-editor.server.ts';
import { signIn } from './sign-in.server.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const password = 'correct horse battery';

beforeAll(async () => {
  database = await testDatabase();
  await openAuth({ pool: database.pool, baseUrl: 'https://museum.example', site: 'Museum' });
});
afterAll(() => database.close());

const person = async (name: string) => {
  const email = `${name}@museum.example`;
  await insertEditor(database.pool, { email, password });
  const attempt = (given: string, address: string, cookie = '') =>
    signIn({ email, password: given, address, headers: new Headers(cookie ? { cookie } : {}) });
  return { email, attempt };
};

test('a guesser is stopped after ten wrong passwords, and the owner still gets in from elsewhere', async () => {
  const { attempt } = await person('ada');
  expect((await attempt('wrong', '198.51.100.7')).kind).toBe('refused');
  // As nine more would leave it: comparing each takes a core for a while, on purpose.
  await database.pool.query(`update rate_limit set count = 10 where key like 'login-guesser:%'`);
  expect(await attempt(password, '198.51.100.7')).toMatchObject({ kind: 'limited' });
  expect((await attempt(password, '192.0.2.1')).kind).toBe('signed-in');
});

test('many guessers together keep nobody out who has logged in with this browser before', async () => {
  const { email, attempt } = await person('berta');
  const first = await attempt(password, '192.0.2.2');
  const cookie = (first.kind === 'signed-in' ? first.setCookies : []).find((line) => line.includes('foyer_device'));
  expect(cookie).toMatch(/^__Host-foyer_device_\w+=.*HttpOnly; SameSite=Lax; .*Secure$/);
  // As a hundred computers would have left it: comparing so many passwords would take half a minute.
  const { rowCount } = await database.pool.query(`update rate_limit set count = 100 where key like 'login-account:%'`);
  expect(rowCount).toBeGreaterThan(0);
  expect((await attempt(password, '192.0.2.3')).kind).toBe('limited');
  const known = cookie?.split(';')[0] ?? '';
  expect((await attempt(password, '192.0.2.2', known)).kind).toBe('signed-in');
  expect(
    (
      await attempt(
        password,
        '192.0.2.3',
        known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      )
    ).kind,
  ).toBe('limited');
  expect(email).toBe('berta@museum.example');
});

test('fifty wrong logins at once are compared one behind the other, and most not at all', async () => {
  const { attempt } = await person('carla');
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => attempt(`wrong ${n}`, `203.0.113.${n}`)));
  const compared = answers.filter(({ kind }) => kind === 'refused').length;
  expect(compared).toBeLessThanOrEqual(12);
  expect(answers.filter(({ kind }) => kind === 'limited').length).toBe(50 - compared);
});
