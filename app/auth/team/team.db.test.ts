import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Actor } from '../actor.ts';
import { personOf } from '../provider/person.server.ts';
import { changePermissions, disablePerson, enablePerson, endSessions, unlinkProvider } from './commands.server.ts';
import { allPeople } from './people.server.ts';
import { sendReset } from './send-reset.server.ts';
import { teamForThisTest } from './team-for-tests.ts';

const editor = { role: 'editor', may_write_html: false } as const;

const commands: Record<string, (id: string, actor: Actor) => Promise<unknown>> = {
  changePermissions: (id, actor) => changePermissions(id, { role: 'admin', may_write_html: true }, actor),
  disablePerson,
  enablePerson,
  endSessions,
  sendReset,
  unlinkProvider,
};

test('only an administrator changes people, and who is refused writes nothing', async () => {
  const { person, audited, letters } = await teamForThisTest();
  const target = await person('tom');
  const others = [await person('eva'), await person('pia', { role: 'publisher', rights: ['html'] })];
  for (const run of Object.values(commands)) {
    expect(await run(target.id, { kind: 'visitor' })).toBe('forbidden');
    for (const { actor } of others) expect(await run(target.id, actor)).toBe('forbidden');
  }
  expect(await audited()).toEqual([]);
  expect(await letters()).toEqual([]);
});

test('who was an administrator when the request came, and is none any more, is refused', async () => {
  const { person } = await teamForThisTest();
  const [ada, ben, tom] = [
    await person('ada', { role: 'admin' }),
    await person('ben', { role: 'admin' }),
    await person('tom'),
  ];
  expect(await changePermissions(ben.id, editor, ada.actor)).toBeNull();
  expect(await disablePerson(tom.id, ben.actor)).toBe('forbidden');
});

test('nobody downgrades or disables themselves, and two administrators who do it to each other leave one', async () => {
  const { person } = await teamForThisTest();
  const [ada, ben] = [await person('ada', { role: 'admin' }), await person('ben', { role: 'admin' })];
  expect(await changePermissions(ada.id, editor, ada.actor)).toBe('oneself');
  expect(await disablePerson(ada.id, ada.actor)).toBe('oneself');
  const both = await Promise.all([disablePerson(ben.id, ada.actor), changePermissions(ada.id, editor, ben.actor)]);
  expect(both.filter((problem) => problem === null)).toHaveLength(1);
  const left = (await allPeople()).filter(({ role, state }) => role === 'admin' && state === 'active');
  expect(left).toHaveLength(1);
});

test('a lower role counts at the next request, a disabled person is a visitor and cannot log in until enabled', async () => {
  const { person, audited } = await teamForThisTest();
  const [ada, tom] = [
    await person('ada', { role: 'admin' }),
    await person('tom', { role: 'publisher', rights: ['html'] }),
  ];
  const session = await tom.logIn();
  expect(await session.look()).toMatchObject({ role: 'publisher', rights: ['html'] });
  await changePermissions(tom.id, editor, ada.actor);
  expect(await session.look()).toMatchObject({ role: 'editor', rights: [] });
  await disablePerson(tom.id, ada.actor);
  expect(await session.look()).toEqual({ kind: 'visitor' });
  expect((await tom.logIn()).kind).toBe('refused');
  await enablePerson(tom.id, ada.actor);
  expect((await tom.logIn()).kind).toBe('signed-in');
  const by = (action: string) => ({ action, user_id: ada.id });
  expect(await audited()).toEqual([by('user:change'), by('user:disable'), by('user:enable')]);
});

test('signing out everywhere ends each session, and the list still says when somebody was here', async () => {
  const { person } = await teamForThisTest();
  const [ada, tom] = [await person('ada', { role: 'admin' }), await person('tom')];
  const sessions = [await tom.logIn(), await tom.logIn()];
  expect((await allPeople()).find(({ id }) => id === tom.id)).toMatchObject({ session_count: 2, state: 'active' });
  await endSessions(tom.id, ada.actor);
  for (const { look } of sessions) expect(await look()).toEqual({ kind: 'visitor' });
  const after = (await allPeople()).find(({ id }) => id === tom.id);
  expect(after).toMatchObject({ session_count: 0, last_seen_at: expect.stringMatching(/^\d{4}-/) });
});

test('an administrator has the letter for a new password sent, never to who is disabled', async () => {
  const { person, letters } = await teamForThisTest();
  const [ada, tom] = [await person('ada', { role: 'admin' }), await person('tom')];
  await disablePerson(tom.id, ada.actor);
  expect(await sendReset(tom.id, ada.actor)).toBe('gone');
  await enablePerson(tom.id, ada.actor);
  expect(await sendReset(tom.id, ada.actor)).toBeNull();
  await eventually(async () => expect((await letters()).join()).toContain('tom@museum.example'));
});

test('who is parted from their account of the venue is out everywhere, and comes in with the account that has their address then', async () => {
  const { person } = await teamForThisTest();
  const [ada, tom] = [await person('ada', { role: 'admin' }), await person('tom')];
  const { email } = (await allPeople()).find(({ id }) => id === tom.id) ?? { email: '' };
  const account = (subject: string) =>
    personOf({ issuer: 'https://id.museum.example', subject, email, isVerified: true });
  const session = await tom.logIn();
  expect(await account('old')).toEqual({ kind: 'found', id: tom.id });
  expect(await account('new')).toEqual({ kind: 'problem', problem: 'unknown' });
  expect((await allPeople()).find(({ id }) => id === tom.id)?.is_linked).toBe(true);

  expect(await unlinkProvider(ada.id, ada.actor)).toBe('oneself');
  expect(await unlinkProvider(tom.id, ada.actor)).toBeNull();
  expect((await allPeople()).find(({ id }) => id === tom.id)).toMatchObject({ is_linked: false, state: 'active' });
  expect(await session.look()).toEqual({ kind: 'visitor' });
  expect(await account('new')).toEqual({ kind: 'found', id: tom.id });
});
