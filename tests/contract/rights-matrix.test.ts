import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { setupCodeFrom } from '#app/auth/setup-code.server.ts';
import { openMail } from '#app/mail/mail.server.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { home, tokenHeaders } from '#server/app-for-tests.ts';
import { createSiteApp } from '#server/site-app.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { linkTo } from '#tests/support/outbox.ts';
import { accountOf, isOpenTo, type RightsRow, rightsMatrix, roles } from '#tests/support/rights-matrix.ts';
import { insertThings, type Thing } from './edited-things.ts';

const password = 'seven knots in a rope';
const accounts = roles.flatMap((role) =>
  (role === 'visitor' ? [[]] : [[], ['html']]).map((rights: string[]) => ({
    name: [role, ...rights].join(' and '),
    role,
    rights,
  })),
);
/** Whoever was logged out can be asked nothing more. */
const asked = rightsMatrix.toSorted((one, other) => Number(one.name === 'logout') - Number(other.name === 'logout'));

test('every call is open to the accounts of the rights matrix and to no other, once people have come in by their letters', async () => {
  const site = await siteForThisTest();
  const sessions = await site.everybody();
  for (const row of asked)
    for (const { name, role, rights } of accounts) {
      const isRefused = await site.isRefused(row, sessions[name] ?? {});
      const said = `${row.name} ${row.only ?? ''}: ${name}`;
      expect([said, isRefused]).toEqual([said, !isOpenTo(row, accountOf(role, rights))]);
    }
}, 180_000);

type Headers = Record<string, string>;

/** The whole product with its screens, empty. */
async function siteForThisTest() {
  const { pool } = await databaseForThisTest();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-rights-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  openAt(home);
  await openMediaStorage({ dataDir });
  openMail({ from: 'haus@museum.example', outbox: join(dataDir, 'outbox') });
  const site = await createSiteApp({ pool, env: { BASE_URL: home }, logger: pino({ level: 'silent' }) });
  onTestFinished(site.close);
  const ask = async (path: string, init: RequestInit = {}) => site.app.request(`${home}${path}`, init);

  /** Sends a form of a screen; answers what the browser would say from then on. */
  async function send(path: string, fields: Record<string, string>, headers: Headers = tokenHeaders): Promise<Headers> {
    const answer = await ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    expect([path, answer.status < 400]).toEqual([path, true]);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    const cookie = cookies.join('; ');
    return { cookie, 'x-csrftoken': /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '' };
  }

  /** The first person by the code that is printed at the start, all others by the letters this one sends. */
  async function everybody(): Promise<Record<string, Headers>> {
    const names = { first_name: 'Ada', last_name: 'Reep' };
    const first = { ...names, email: 'first@museum.example', password, code: setupCodeFrom(auth().secret) };
    const administrator = await send('/de/setup', first);
    const sessions: Record<string, Headers> = { visitor: tokenHeaders };
    for (const { name, role, rights } of accounts.filter((account) => account.role !== 'visitor')) {
      const email = `${name.replaceAll(' ', '-')}@museum.example`;
      const html: Record<string, string> = rights.includes('html') ? { may_write_html: '1' } : {};
      const invited = { command: 'invite', email, ...names, locale: 'de', role, ...html };
      await send('/de/office/team', invited, administrator);
      const link = new URL(await linkTo({ dataDir }, email, /https:\S+\/login\/invitation\?token=\S+/));
      const token = link.searchParams.get('token') ?? '';
      sessions[name] = await send(link.pathname, { ...names, password, token });
    }
    return sessions;
  }

  async function isRefused(row: RightsRow, headers: Headers): Promise<boolean> {
    const [, article] = await insertThings(pool, { state: 'offline', owner: 'nobody' });
    if (!article) throw new Error('There is always an article.');
    if (row.only === 'html') await pool.query(`update module set model = 'html' where id = $1`, [article.headline]);
    if (row.name === 'restoreModule')
      await pool.query('update module set deleted_at = now() where id = $1', [article.headline]);
    const { rows } = await pool.query('select number from entry where id = $1', [article.id]);
    const { path, init } = requestOf(row, article, rows[0].number);
    const answer = await ask(path, { ...init, headers: { ...headers, ...init.headers } });
    await answer.body?.cancel();
    expect(answer.status, row.name).toBeLessThan(500);
    // Screens lead to the login; a preview is not there for who may not see it.
    const refusals =
      '404' in row.responses && !('401' in row.responses) && row['x-may'] !== 'everybody' ? [404] : [302, 401, 403];
    return refusals.includes(answer.status);
  }

  return { everybody, isRefused };
}

/** The smallest request that is understood as far as who may make it. */
function requestOf({ name, method, path, only }: RightsRow, article: Thing, number: number) {
  const values: Record<string, string> = {
    lang: 'de',
    model: only === 'html' ? 'html' : 'headline',
    id: article.headline,
    n: '1',
    slug: 'unknown',
    path: 'besuch',
    type: 'article',
    number: String(number),
  };
  const address = path.replace(/\{(\w+)(?:\{[^}]*\}+)?\}/g, (_, part: string) => values[part] ?? '');
  const preconditions = { 'if-match': '"1"', 'idempotency-key': crypto.randomUUID() };
  const init = { method: method.toUpperCase(), headers: preconditions as Headers };
  const body = bodyOf({ name, only, article });
  if (!body) return { path: address, init };
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    path: address,
    init: { ...init, headers: { ...preconditions, 'content-type': type }, body: isForm ? body : JSON.stringify(body) },
  };
}

function bodyOf({ name, only, article }: Pick<RightsRow, 'name' | 'only'> & { article: Thing }) {
  if (name === 'runAction') return new URLSearchParams({ command: `do:${only}`, id: article.id });
  if (name === 'undoAction') return new URLSearchParams({ command: `undo:${crypto.randomUUID()}` });
  if (name === 'replaceMedia') return new URLSearchParams({ file: 'none' });
  if (name === 'saveEntry') return { i18n: { de: { title: 'Knoten' } } };
  if (name === 'createModule') return { parent: article.container, column: 0 };
  return only === 'html' ? {} : null;
}
