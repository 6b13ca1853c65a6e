import { expect, test } from 'vitest';
import { disablePerson } from './commands.server.ts';
import { inviteAgain, invitePerson, withdrawInvitation } from './invite.server.ts';
import { joinTeam, readInvitation } from './join.server.ts';
import { allPeople } from './people.server.ts';
import { logIn, teamForThisTest } from './team-for-tests.ts';

const eva = {
  email: 'eva@museum.example',
  first_name: 'Eva',
  last_name: 'Reep',
  locale: 'en',
  role: 'publisher',
  may_write_html: true,
} as const;
const joining = { first_name: 'Eva', last_name: 'Reep', password: 'a password of hers', address: '192.0.2.9' };

test('only an administrator invites, and nobody twice', async () => {
  const { person, letters } = await teamForThisTest();
  const [ada, pia] = [await person('ada', { role: 'admin' }), await person('pia', { role: 'publisher' })];
  expect(await invitePerson(eva, pia.actor)).toEqual({ problem: 'forbidden' });
  expect(await invitePerson({ ...eva, email: pia.email }, ada.actor)).toEqual({ problem: 'known' });
  expect(await letters()).toEqual([]);
});

test('a link that was changed, sent again, taken back, has expired or belongs to somebody disabled opens nothing', async () => {
  const { invite, letters, ada, pool } = await invited();
  const first = await invite(eva);
  expect(await readInvitation(first.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull();
  expect(await readInvitation('')).toBeNull();
  const [, person] = await allPeople();
  expect(person).toMatchObject({ state: 'invited' });
  const id = person?.id ?? '';
  await inviteAgain(id, ada.actor);
  const second = tokenOf((await letters()).at(-1));
  expect([await readInvitation(first), await readInvitation(second)]).toMatchObject([null, { email: eva.email }]);
  await pool.query(`update invitation set expires_at = now() - interval '1 second'`);
  expect(await joinTeam({ ...joining, token: second })).toEqual({ kind: 'expired' });
  await inviteAgain(id, ada.actor);
  const third = tokenOf((await letters()).at(-1));
  await disablePerson(id, ada.actor);
  expect(await joinTeam({ ...joining, token: third })).toEqual({ kind: 'expired' });
  await withdrawInvitation(id, ada.actor);
  expect(await allPeople()).toHaveLength(1);
});

test('the letter comes in the language chosen, and its link does not stand in the database', async () => {
  const { invite, letters, pool } = await invited();
  const token = await invite(eva);
  const [letter] = await letters();
  expect(letter).toContain('Subject: Invitation to work on');
  expect(letter).toContain('https://museum.example/en/login/invitation?token=');
  const { rows } = await pool.query('select * from invitation');
  expect(JSON.stringify(rows)).not.toContain(token.slice(0, 43));
});

test('who follows an invitation has a password and the role, once, however many press at once', async () => {
  const { invite, audited } = await invited();
  const token = await invite(eva);
  expect(await readInvitation(token)).toMatchObject({ email: eva.email, role: 'publisher' });
  const answers = await Promise.all([1, 2, 3].map(() => joinTeam({ ...joining, token })));
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['expired', 'expired', 'joined']);
  const session = await logIn(eva.email, joining.password);
  expect(await session.look()).toMatchObject({ role: 'publisher', rights: ['html'], first_name: 'Eva' });
  expect((await audited()).map(({ action }) => action)).toEqual(['user:invite', 'user:join']);
});

test('whoever has joined is neither invited again nor withdrawn', async () => {
  const { invite, ada } = await invited();
  await joinTeam({ ...joining, token: await invite(eva) });
  const id = (await allPeople()).find(({ email }) => email === eva.email)?.id ?? '';
  expect(await inviteAgain(id, ada.actor)).toEqual({ problem: 'joined' });
  expect(await withdrawInvitation(id, ada.actor)).toBe('joined');
});

async function invited() {
  const team = await teamForThisTest();
  const ada = await team.person('ada', { role: 'admin', first_name: 'Ada', last_name: 'Adams' });
  const invite = async (person: Parameters<typeof invitePerson>[0]) => {
    expect(await invitePerson(person, ada.actor)).toEqual({ problem: null, isSent: true });
    return tokenOf((await team.letters()).at(-1));
  };
  return { ...team, ada, invite };
}

function tokenOf(letter = ''): string {
  return decodeURIComponent(/invitation\?token=([^\s]+)/.exec(letter)?.[1] ?? '');
}
