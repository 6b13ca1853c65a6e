import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMail } from '#app/mail/mail.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openAuth } from './auth-runtime.server.ts';
import { insertEditor } from './first-editor.server.ts';
import { redeemPasswordReset, requestPasswordReset } from './reset-password.server.ts';
import { signIn } from './sign-in.server.ts';

const ada = { email: 'ada@museum.example', password: 'correct horse battery' };
const address = '192.0.2.1';
const password = 'a new password of hers';

test('an unknown address is answered like a known one, and gets no letter', async () => {
  const { letters } = await siteWithPost();
  expect(await requestPasswordReset({ email: 'nobody@museum.example', address })).toBeNull();
  expect(await requestPasswordReset({ email: ada.email, address })).toBeNull();
  await eventually(async () => expect(await letters()).toHaveLength(1));
});

test('a fourth link within the hour is not sent, whoever asks for it', async () => {
  await siteWithPost();
  const ask = (n: number) => requestPasswordReset({ email: 'nobody@museum.example', address: `192.0.2.${n}` });
  const waits = [await ask(1), await ask(2), await ask(3), await ask(4)];
  expect(waits.map((wait) => wait === null)).toEqual([true, true, true, false]);
});

test('an invented link changes nothing', async () => {
  await siteWithPost();
  expect(await redeemPasswordReset({ token: 'invented', password, address })).toEqual({ kind: 'expired' });
});

test('the link in the letter sets a new password once, ends every session and tells the owner', async () => {
  const { letters, pool } = await siteWithPost();
  expect((await logIn(ada.password)).kind).toBe('signed-in');
  const token = await tokenByLetter(letters);
  expect(await redeemPasswordReset({ token, password, address })).toEqual({ kind: 'changed' });
  expect(await redeemPasswordReset({ token, password, address })).toEqual({ kind: 'expired' });
  expect((await pool.query('select from session')).rowCount).toBe(0);
  expect((await logIn(ada.password)).kind).toBe('refused');
  expect((await logIn(password)).kind).toBe('signed-in');
  await eventually(async () => expect((await letters()).join()).toContain('soeben geändert'));
});

test('the link does not stand in the database in clear', async () => {
  const { letters, pool } = await siteWithPost();
  const token = await tokenByLetter(letters);
  const { rows } = await pool.query('select identifier, value from verification');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

function logIn(attempt: string) {
  return signIn({ email: ada.email, password: attempt, address, headers: new Headers() });
}

async function tokenByLetter(letters: () => Promise<string[]>): Promise<string> {
  await requestPasswordReset({ email: ada.email, address });
  await eventually(async () => expect(await letters()).toHaveLength(1));
  const [letter = ''] = await letters();
  return /\/de\/login\/new\?token=([\w-]+)/.exec(letter)?.[1] ?? '';
}

/** A site with one person, whose letters are read from the outbox. */
async function siteWithPost() {
  const { pool } = await databaseForThisTest();
  const outbox = await mkdtemp(join(tmpdir(), 'foyer-outbox-'));
  onTestFinished(() => rm(outbox, { recursive: true, force: true }));
  openMail({ from: 'haus@museum.example', outbox });
  await openAuth({ pool, baseUrl: 'https://museum.example', site: 'Museum' });
  await insertEditor(pool, ada);
  const letters = async () => {
    const names = (await readdir(outbox)).sort();
    return Promise.all(names.map(async (name) => plain(await readFile(join(outbox, name), 'utf8'))));
  };
  return { pool, letters };
}

/** Undoes quoted-printable (RFC 2045, 6.7), in which letters with umlauts travel. */
function plain(letter: string): string {
  const bytes = letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
