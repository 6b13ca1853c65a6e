import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EpochListener } from '#app/cache/epoch-listener.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openAuth } from './auth-runtime.server.ts';
import { insertEditor } from './first-editor.server.ts';
import { signIn, signOut } from './sign-in.server.ts';
import { viewerOf } from './viewer.server.ts';

test('after a logout, and after the account is gone, the cookie opens nothing', async () => {
  const [first, second] = [await someoneLoggedIn(), await someoneLoggedIn('ben@museum.example')];
  expect((await first.look()).kind).toBe('editor');
  await signOut(first.headers);
  expect(await first.look()).toEqual({ kind: 'visitor' });
  await second.pool.query('delete from "user" where id = $1', [second.id]);
  expect(await second.look()).toEqual({ kind: 'visitor' });
});

test('a lost role and a lost right count at the very next request', async () => {
  const { look, pool, id } = await someoneLoggedIn();
  const { email } = ada;
  const known = { kind: 'editor', id, email, username: 'Ada Reep', first_name: 'Ada', last_name: 'Reep' };
  expect(await look()).toEqual({ ...known, role: 'publisher', rights: ['html'] });
  await pool.query(`update "user" set role = 'editor', rights = '{}' where id = $1`, [id]);
  expect(await look()).toEqual({ ...known, role: 'editor', rights: [] });
});

test('who is looking is one question to the database, planned once per connection, and none without a cookie', async () => {
  const { look } = await someoneLoggedIn();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  await look();
  expect(asked).toHaveBeenCalledOnce();
  expect(asked.mock.calls[0]?.[0]).toHaveProperty('name');
  await viewerOf(new Request('https://museum.example/de'));
  expect(asked).toHaveBeenCalledOnce();
});

test('while changes are heard it is asked once for a burst of saves, and whatever changes a person is heard', async () => {
  const { look, pool, id } = await someoneLoggedIn();
  // It polls after the test: what comes before has been heard.
  const epochs = new EpochListener({ pool, pollMilliseconds: 60_000 });
  await epochs.start();
  onTestFinished(() => epochs.close());
  await look();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  await look();
  expect(asked).not.toHaveBeenCalled();
  await pool.query(`update "user" set role = 'editor' where id = $1`, [id]);
  await eventually(async () => expect(await look()).toMatchObject({ role: 'editor' }));
  await pool.query('delete from session where user_id = $1', [id]);
  await eventually(async () => expect(await look()).toEqual({ kind: 'visitor' }));
});

test('who logs out is logged out at the very next request, while changes are heard as well', async () => {
  const { look, pool, headers } = await someoneLoggedIn();
  const epochs = new EpochListener({ pool });
  await epochs.start();
  onTestFinished(() => epochs.close());
  await look();
  await signOut(headers);
  expect(await look()).toEqual({ kind: 'visitor' });
});

test('a session is known however its cookies are set apart', async () => {
  const { headers } = await someoneLoggedIn();
  const cookie = `theme=dark;${headers.get('cookie')}`;
  const viewer = await viewerOf(new Request('https://museum.example/de', { headers: { cookie } }));
  expect(viewer.kind).toBe('editor');
});

const ada = { email: 'ada@museum.example', password: 'correct horse battery' };
let pool: pg.Pool | null = null;

async function someoneLoggedIn(email = ada.email) {
  const database = pool ?? (await openDatabase());
  const names = { first_name: 'Ada', last_name: 'Reep' };
  const person = { ...ada, email, ...names, role: 'publisher', rights: ['html'] } as const;
  const id = await insertEditor(database, person);
  const answer = await signIn({ ...person, address: '192.0.2.1', headers: new Headers() });
  if (answer.kind !== 'signed-in') throw new Error(answer.kind);
  const cookie = answer.setCookies.map((line) => line.split(';')[0]).join('; ');
  const headers = new Headers({ cookie });
  return { id, pool: database, headers, look: () => viewerOf(new Request('https://museum.example/de', { headers })) };
}

async function openDatabase(): Promise<pg.Pool> {
  const database = await databaseForThisTest();
  pool = database.pool;
  onTestFinished(() => {
    pool = null;
  });
  await openAuth({ pool, baseUrl: 'https://museum.example', site: 'Museum' });
  return pool;
}
