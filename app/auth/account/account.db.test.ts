import { expect, test } from 'vitest';
import { logIn, password, teamForThisTest } from '../team/team-for-tests.ts';
import type { Editor } from '../viewer.ts';
import { changePassword } from './change-password.server.ts';
import { saveProfile } from './profile.server.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './sessions.server.ts';

const visitor = { kind: 'visitor' } as const;
const next = 'drei Möwen im Regen';

test('a visitor has no account to change', async () => {
  const { audited } = await teamForThisTest();
  const headers = new Headers();
  expect(await saveProfile({ first_name: 'A', last_name: 'B', locale: 'de' }, visitor)).toBe('forbidden');
  expect(await endOtherSessions(visitor, headers)).toBe('forbidden');
  expect(await changePassword({ current: password, next, viewer: visitor, headers })).toEqual({ kind: 'forbidden' });
  expect(await audited()).toEqual([]);
});

test('a new password asks for the current one, is none of the common ones, and ends the other sessions', async () => {
  const { person, letters, audited } = await teamForThisTest();
  const { email, logIn: open } = await person('ada');
  const [here, there] = [await open(), await open()];
  const viewer = await editorOf(here);
  const change = (current: string, wanted: string) =>
    changePassword({ current, next: wanted, viewer, headers: here.headers });
  expect(await change('not this one', next)).toEqual({ kind: 'wrong' });
  expect(await change(password, 'kurz')).toEqual({ kind: 'short' });
  expect(await change(password, 'ada@museum.example')).toEqual({ kind: 'common' });
  expect(await change(password, next)).toEqual({ kind: 'changed' });
  expect([(await here.look()).kind, (await there.look()).kind]).toEqual(['editor', 'visitor']);
  expect([(await logIn(email)).kind, (await logIn(email, next)).kind]).toEqual(['refused', 'signed-in']);
  expect((await letters()).join()).toContain('soeben geändert');
  expect(await audited()).toEqual([{ action: 'account:password', user_id: viewer.id }]);
});

test('somebody sees where they are logged in and ends one session or all others, never those of others', async () => {
  const { person } = await teamForThisTest();
  const [ada, ben] = [await person('ada'), await person('ben')];
  const [here, there, elsewhere, other] = [await ada.logIn(), await ada.logIn(), await ada.logIn(), await ben.logIn()];
  const viewer = await editorOf(here);
  const sessions = await ownSessions(viewer, here.headers);
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  const [foreign] = await ownSessions(await editorOf(other), other.headers);
  await endOwnSession(foreign?.id ?? '', viewer);
  expect((await other.look()).kind).toBe('editor');
  await endOwnSession(sessions[1]?.id ?? '', viewer);
  expect(await ownSessions(viewer, here.headers)).toHaveLength(2);
  await endOtherSessions(viewer, here.headers);
  const kinds = await Promise.all([here, there, elsewhere, other].map(async ({ look }) => (await look()).kind));
  expect(kinds).toEqual(['editor', 'visitor', 'visitor', 'editor']);
});

test('a session ends after eight hours without a click, and after a day however busy somebody is', async () => {
  const { person, pool } = await teamForThisTest();
  const { logIn: open } = await person('ada');
  const { headers, look } = await open();
  const { rows } = await pool.query<{ hours: number }>(
    `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from session`,
  );
  expect(rows).toEqual([{ hours: 8 }]);
  expect(headers.get('cookie')).toContain('__Host-foyer_session=');
  await pool.query(`update session set created_at = now() - interval '23 hours 59 minutes'`);
  expect((await look()).kind).toBe('editor');
  await pool.query(`update session set created_at = now() - interval '24 hours 1 minute'`);
  expect((await look()).kind).toBe('visitor');
});

test('the name and the language somebody chooses are theirs from then on', async () => {
  const { person, pool } = await teamForThisTest();
  const { logIn: open } = await person('ada');
  const session = await open();
  await saveProfile({ first_name: 'Ada', last_name: 'Lund', locale: 'en' }, await session.look());
  expect(await session.look()).toMatchObject({ username: 'Ada Lund', first_name: 'Ada', last_name: 'Lund' });
  expect((await pool.query('select locale from "user"')).rows).toEqual([{ locale: 'en' }]);
});

async function editorOf({ look }: Awaited<ReturnType<typeof logIn>>): Promise<Editor> {
  const viewer = await look();
  if (viewer.kind === 'visitor') throw new Error('Nobody is logged in.');
  return viewer;
}
