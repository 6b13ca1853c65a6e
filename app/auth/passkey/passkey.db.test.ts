import { expect, test } from 'vitest';
import { passkeyDevice } from '#tests/support/passkey-device.ts';
import { disablePerson } from '../team/commands.server.ts';
import { password, teamForThisTest } from '../team/team-for-tests.ts';
import { addPasskey, beginPasskey, ownPasskeys, removePasskey } from './own-passkeys.server.ts';
import { passkeyQuestion, signInWithPasskey } from './sign-in.server.ts';

const site = 'https://museum.example';

test('a key is begun with the password, and kept only when it answers the question asked, of this site and person', async () => {
  const { ada, ben } = await twoPeople();
  const device = passkeyDevice(site);
  expect(await beginPasskey(ada, 'not this one')).toBe('wrong');
  const challenge = await questionFor(ada);
  expect(await addPasskey({ response: device.make(challenge, 'https://evil.example'), name: 'x', viewer: ada })).toBe(
    'refused',
  );
  expect(await addPasskey({ response: device.make('aW52ZW50ZWQ'), name: 'x', viewer: ada })).toBe('refused');
  const another = await questionFor(ada);
  expect(await addPasskey({ response: device.make(another), name: 'x', viewer: ben })).toBe('refused');
  const last = await questionFor(ada);
  expect(await addPasskey({ response: device.make(last), name: 'Laptop', viewer: ada })).toBeNull();
  expect(await ownPasskeys(ada)).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
  expect(await addPasskey({ response: device.make(last), name: 'again', viewer: ada })).toBe('refused');
});

test('a key opens a session once for each question, never for another site, and none when it was removed', async () => {
  const { ada, audited } = await twoPeople();
  const device = await keyOf(ada);
  const challenge = await question();
  expect(await signIn(device.sign(challenge, 'https://evil.example'))).toBe('refused');
  expect(await signIn(passkeyDevice(site).sign(await question()))).toBe('refused');
  const answer = device.sign(await question());
  expect([await signIn(answer), await signIn(answer)]).toEqual(['signed-in', 'refused']);
  const [key] = await ownPasskeys(ada);
  expect(key?.last_used_at).toMatch(/^\d{4}-/);
  await removePasskey(key?.id ?? '', ada);
  expect(await signIn(device.sign(await question()))).toBe('refused');
  expect((await audited()).map(({ action }) => action)).toEqual(['account:passkey-add', 'account:passkey-remove']);
});

test('nobody removes the key of somebody else, and the key of who is disabled opens nothing', async () => {
  const { ada, ben, boss } = await twoPeople();
  const device = await keyOf(ada);
  const [key] = await ownPasskeys(ada);
  await removePasskey(key?.id ?? '', ben);
  expect(await signIn(device.sign(await question()))).toBe('signed-in');
  await disablePerson(ada.id, boss);
  expect(await signIn(device.sign(await question()))).toBe('refused');
});

async function twoPeople() {
  const team = await teamForThisTest();
  const [ada, ben, boss] = [
    await team.person('ada'),
    await team.person('ben'),
    await team.person('boss', { role: 'admin' }),
  ];
  return { ...team, ada: ada.actor, ben: ben.actor, boss: boss.actor };
}

type Editor = Awaited<ReturnType<typeof twoPeople>>['ada'];

async function questionFor(viewer: Editor): Promise<string> {
  const begun = await beginPasskey(viewer, password);
  if (typeof begun === 'string') throw new Error(begun);
  return begun.challenge;
}

async function keyOf(viewer: Editor) {
  const device = passkeyDevice(site);
  expect(await addPasskey({ response: device.make(await questionFor(viewer)), name: 'Laptop', viewer })).toBeNull();
  return device;
}

async function question(): Promise<string> {
  return (await passkeyQuestion('192.0.2.1'))?.challenge ?? '';
}

async function signIn(answer: ReturnType<ReturnType<typeof passkeyDevice>['sign']>): Promise<string> {
  return (await signInWithPasskey(answer, new Headers())).kind;
}
