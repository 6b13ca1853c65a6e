import { expect, test } from 'vitest';
import { totp } from '#tests/support/totp.ts';
import { signIn } from '../sign-in.server.ts';
import { removeSecondFactor } from '../team/commands.server.ts';
import { password, teamForThisTest } from '../team/team-for-tests.ts';
import { viewerOf } from '../viewer.server.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
} from './own-factor.server.ts';
import { proveSecondFactor } from './prove.server.ts';

test('a second factor is begun with the password only, and counts when a first code has proved it', async () => {
  const { viewer, headers, audited } = await ada();
  expect(await beginSecondFactor({ viewer, headers, password: 'not this one' })).toEqual({ kind: 'wrong' });
  const begun = await begin({ viewer, headers });
  expect(await hasSecondFactor(viewer)).toBe(false);
  expect(await confirmSecondFactor('000000', { viewer, headers })).toEqual({ kind: 'wrong' });
  expect(await audited()).toEqual([]);
  expect((await confirmSecondFactor(totp(begun.secret), { viewer, headers })).kind).toBe('switched');
  expect(await hasSecondFactor(viewer)).toBe(true);
  expect(await audited()).toEqual([{ action: 'account:second-factor-on', user_id: viewer.id }]);
});

test('then the password alone opens no session; a wrong code opens none, a right one does, a recovery code once', async () => {
  const { pool, secret, codes, logIn } = await withFactor();
  await pool.query('delete from session');
  const first = await logIn();
  expect((await viewerOf(request(first.headers))).kind).toBe('visitor');
  expect((await proveSecondFactor('000000', first.headers)).kind).toBe('refused');
  expect((await proveSecondFactor(totp(secret), new Headers())).kind).toBe('expired');
  const proved = await proveSecondFactor(totp(secret), first.headers);
  expect(proved.kind).toBe('signed-in');
  expect((await viewerOf(request(asked(proved)))).kind).toBe('editor');
  expect((await proveSecondFactor(totp(secret), first.headers)).kind).toBe('expired');
  const [code = ''] = codes;
  expect((await proveSecondFactor(code, (await logIn()).headers)).kind).toBe('signed-in');
  expect((await proveSecondFactor(code, (await logIn()).headers)).kind).toBe('refused');
}, 60_000);

test('new recovery codes make the ones before worthless, and switching off asks for the password', async () => {
  const { viewer, headers, codes, logIn } = await withFactor();
  const renewed = await renewRecoveryCodes({ viewer, headers, password });
  expect(renewed.kind === 'renewed' && renewed.codes).toHaveLength(10);
  expect((await proveSecondFactor(codes[0] ?? '', (await logIn()).headers)).kind).toBe('refused');
  expect(await endSecondFactor({ viewer, headers, password: 'not this one' })).toEqual({ kind: 'wrong' });
  expect((await endSecondFactor({ viewer, headers, password })).kind).toBe('switched');
  expect((await logIn()).kind).toBe('signed-in');
}, 60_000);

test('neither secret nor codes stand in the database in clear', async () => {
  const { pool, secret, codes } = await withFactor();
  const stored = JSON.stringify((await pool.query('select * from two_factor')).rows);
  for (const each of [secret, ...codes]) expect(stored).not.toContain(each);
});

test('an administrator takes the second factor of somebody who lost it, never an editor, never of themselves', async () => {
  const { viewer, person, logIn } = await withFactor();
  const [boss, eva] = [await person('boss', { role: 'admin' }), await person('eva')];
  expect(await removeSecondFactor(viewer.id, eva.actor)).toBe('forbidden');
  expect(await removeSecondFactor(boss.id, boss.actor)).toBe('oneself');
  expect(await removeSecondFactor(viewer.id, boss.actor)).toBeNull();
  expect((await logIn()).kind).toBe('signed-in');
});

async function ada() {
  const team = await teamForThisTest();
  const somebody = await team.person('ada');
  const session = await somebody.logIn();
  const viewer = await session.look();
  if (viewer.kind === 'visitor') throw new Error('Nobody is logged in.');
  return { ...team, viewer, headers: session.headers };
}

async function begin({ viewer, headers }: Pick<Awaited<ReturnType<typeof ada>>, 'viewer' | 'headers'>) {
  const begun = await beginSecondFactor({ viewer, headers, password });
  if (begun.kind !== 'begun') throw new Error(begun.kind);
  return { codes: begun.codes, secret: new URL(begun.uri).searchParams.get('secret') ?? '' };
}

async function withFactor() {
  const site = await ada();
  const { secret, codes } = await begin(site);
  const confirmed = await confirmSecondFactor(totp(secret), site);
  const headers = asked(confirmed);
  const logIn = async () => {
    const answer = await signIn({ email: site.viewer.email, password, address: '192.0.2.1', headers: new Headers() });
    return { kind: answer.kind, headers: asked(answer) };
  };
  return { ...site, headers, secret, codes, logIn };
}

/** The headers a browser sends with the cookies of an answer. */
function asked(answer: object): Headers {
  const cookies = 'setCookies' in answer ? (answer.setCookies as string[]) : [];
  return new Headers({ cookie: cookies.map((line) => line.split(';')[0]).join('; ') });
}

function request(headers: Headers): Request {
  return new Request('https://museum.example/de', { headers });
}
