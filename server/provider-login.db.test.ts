import { expect, onTestFinished, test } from 'vitest';
import { insertEditor } from '#app/auth/first-editor.server.ts';
import { providerPaths } from '#app/auth/provider/provider-settings.ts';
import { type Claims, client, startIdentityProvider } from '#tests/support/identity-provider.ts';
import { appForThisTest, home, signedIn, testRenderer } from './app-for-tests.ts';

const ada = { email: 'ada@museum.example', password: 'correct horse battery' };
const known: Claims = { email: 'Ada@Museum.example', email_verified: true };
const returnTo = `${home}${providerPaths.end}`;

async function siteWithProvider(people: Record<string, Claims>, trustsEmail = false) {
  const service = await startIdentityProvider({ returnTo, people });
  onTestFinished(async () => void (await service.close()));
  const provider = { ...client, issuer: service.issuer, name: 'Museum', trustsEmail };
  const site = await appForThisTest(testRenderer(), { login: { provider } });
  const begin = async (next = '/de/office') => {
    const answer = await site.ask(`${providerPaths.begin}?${new URLSearchParams({ lang: 'de', next })}`);
    return { to: answer.headers.get('location') ?? '', cookie: cookiesOf(answer) };
  };
  const end = (returned: URL, cookie: string) =>
    site.ask(`${returned.pathname}${returned.search}`, { headers: { cookie } });
  /** From the button to the answer with which the site receives who comes back. */
  const logIn = async (name: string) => {
    const { to, cookie } = await begin();
    return end(await service.logIn(to, name), cookie);
  };
  const whoIs = async (cookie: string) => (await site.ask('/api/auth/get-session', { headers: { cookie } })).json();
  const links = async () =>
    (await site.pool.query(`select account_id from account where provider_id like 'oidc %'`)).rows;
  return { ...site, service, begin, end, logIn, whoIs, links };
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const problemOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', home).searchParams.get('problem');

test('without a provider there are no such addresses', async () => {
  const { ask } = await appForThisTest(testRenderer());
  expect((await ask(providerPaths.begin)).status).toBe(404);
  expect((await ask(`${providerPaths.end}?code=1&state=1`)).status).toBe(404);
});

test('whom the site has not invited is sent back and told so, and nobody is made', async () => {
  const { logIn, pool } = await siteWithProvider({ bo: { email: 'bo@museum.example', email_verified: true } });
  const answer = await logIn('bo');
  expect(answer.headers.get('location')).toBe('/de/login?next=%2Fde%2Foffice&problem=unknown');
  expect((await pool.query('select from "user" where email = $1', ['bo@museum.example'])).rowCount).toBe(0);
});

const doubtful = { mallory: { email: ada.email, email_verified: false }, quiet: { email: ada.email } };

test('an address that the provider has not verified opens no account', async () => {
  const { logIn, pool } = await siteWithProvider(doubtful);
  await insertEditor(pool, ada);
  expect(problemOf(await logIn('mallory'))).toBe('unverified');
  expect(problemOf(await logIn('quiet'))).toBe('unverified');
});

test('of a provider that is the venue’s own an address counts unless it is said to be unverified', async () => {
  const { logIn, pool } = await siteWithProvider(doubtful, true);
  await insertEditor(pool, ada);
  expect(problemOf(await logIn('mallory'))).toBe('unverified');
  expect((await logIn('quiet')).headers.get('location')).toBe('/de/office');
});

test('what another browser began, what is brought twice and what was made up opens nothing', async () => {
  const { begin, end, service, pool } = await siteWithProvider({ ada: known });
  await insertEditor(pool, ada);
  const [one, other] = [await begin(), await begin()];
  const returned = await service.logIn(one.to, 'ada');
  expect(problemOf(await end(returned, other.cookie))).toBe('lost');
  expect(problemOf(await end(returned, ''))).toBe('lost');
  expect(problemOf(await end(returned, one.cookie.replace('.', 'A.')))).toBe('lost');
  expect((await end(returned, one.cookie)).headers.get('location')).toBe('/de/office');
  expect(problemOf(await end(returned, one.cookie))).toBe('unreachable');
  const state = returned.searchParams.get('state') ?? '';
  const madeUp = new URL(`${returnTo}?${new URLSearchParams({ code: 'made up', state, iss: service.issuer })}`);
  expect(problemOf(await end(madeUp, one.cookie))).toBe('unreachable');
});

test('who breaks off at the provider comes back to the login', async () => {
  const { logIn, pool } = await siteWithProvider({ ada: known });
  await insertEditor(pool, ada);
  expect(problemOf(await logIn(''))).toBe('declined');
});

test('a provider that is down is told, and other ways in stay open', async () => {
  const site = await siteWithProvider({ ada: known });
  await site.service.close();
  expect((await site.begin()).to).toBe('/de/login?next=%2Fde%2Foffice&problem=unreachable');
  expect((await signedIn(site)).answer.status).toBe(200);
});

test('who was disabled is not let in by the provider either', async () => {
  const { logIn, pool } = await siteWithProvider({ ada: known });
  await insertEditor(pool, ada);
  await logIn('ada');
  await pool.query('update "user" set disabled_at = now() where email = $1', [ada.email]);
  expect(problemOf(await logIn('ada'))).toBe('unknown');
});

test('an address that goes to a successor does not bring the account of who had it before', async () => {
  const { logIn, pool, links } = await siteWithProvider({ ada: known, successor: known });
  await insertEditor(pool, ada);
  await logIn('ada');
  expect(problemOf(await logIn('successor'))).toBe('unknown');
  expect(await links()).toEqual([{ account_id: 'ada' }]);
});

test('only places of this site are gone on to', async () => {
  const { begin, end, service, pool } = await siteWithProvider({ ada: known });
  await insertEditor(pool, ada);
  const { to, cookie } = await begin('https://evil.example/de/office');
  expect((await end(await service.logIn(to, 'ada'), cookie)).headers.get('location')).toBe('/de');
});

test('who was invited comes in by the account of the venue, and the letter opens nothing more', async () => {
  const { logIn, pool, whoIs, links } = await siteWithProvider({ ada: known });
  const id = crypto.randomUUID();
  await pool.query(`insert into "user" (id, name, email, role) values ($1, 'Ada', $2, 'publisher')`, [id, ada.email]);
  await pool.query(
    `insert into invitation (user_id, token_hash, expires_at) values ($1, 'hash', now() + interval '7 days')`,
    [id],
  );
  const answer = await logIn('ada');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/office']);
  expect(await whoIs(cookiesOf(answer))).toMatchObject({ user: { email: ada.email } });
  expect((await pool.query('select from invitation')).rowCount).toBe(0);
  expect(await links()).toEqual([{ account_id: 'ada' }]);
  const { rows } = await pool.query(`select action from audit where action like 'user:%' order by id`);
  expect(rows.map(({ action }) => action)).toEqual(['user:link', 'user:login']);
});

test('the identity counts from then on, whatever becomes of the address, and forty at once make one link', async () => {
  const people: Record<string, Claims> = { ada: known };
  const { logIn, begin, end, service, pool, links, whoIs } = await siteWithProvider(people);
  await insertEditor(pool, ada);
  const returns = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { to, cookie } = await begin();
      return { returned: await service.logIn(to, 'ada'), cookie };
    }),
  );
  const answers = await Promise.all(returns.map(({ returned, cookie }) => end(returned, cookie)));
  expect(answers.map((answer) => answer.headers.get('location'))).toEqual(Array(40).fill('/de/office'));
  expect(await links()).toEqual([{ account_id: 'ada' }]);
  people.ada = { email: 'married@museum.example', email_verified: true };
  expect(await whoIs(cookiesOf(await logIn('ada')))).toMatchObject({ user: { email: ada.email } });
});
