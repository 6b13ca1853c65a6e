import { expect, test } from 'vitest';
import { insertEditor } from '#app/auth/first-editor.server.ts';
import { pool } from '#app/db/client.server.ts';
import { readEnv, runBy } from '#app/env.server.ts';
import { noteBackupPlan } from '#app/features/backups/backup-state.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { requestOf } from '../request-for-tests.ts';
import { loader } from './dashboard-route.tsx';
import { setupWarnings } from './setup-warnings.server.ts';

const first = { email: 'first@museum.example', password: 'a password for tests only' };
const good = { BASE_URL: 'https://museum.example', TRUST_PROXY: '1', SMTP_HOST: 'mail.museum.example' };
const keys = async (settings: Record<string, string>) =>
  (await setupWarnings(readEnv(settings), 'de')).map(({ key }) => key);
const legalPages = () =>
  pool().query(
    `insert into address (locale, path, content_type, object_id)
     select locale, path, 'page', gen_random_uuid() from unnest(array['de', 'en']) as locale, unnest(array['impressum', 'datenschutz']) as path`,
  );

test('a site that is set up is told nothing', async () => {
  await databaseForThisTest();
  await noteBackupPlan('01:30');
  await legalPages();
  expect(await keys({ ...good, DEMO: '0' })).toEqual([]);
});

test('what the environment leaves out is named with its setting, the address on this machine once', async () => {
  await databaseForThisTest();
  await noteBackupPlan('01:30');
  await legalPages();
  expect(await keys({ DEMO: '0' })).toEqual(['local_address', 'no_mail']);
  expect(await keys({ ...good, DEMO: '0', BASE_URL: 'http://museum.example' })).toEqual(['no_tls']);
  expect(await keys({ ...good, DEMO: '0', TRUST_PROXY: '0' })).toEqual(['no_proxy']);
  const [warning] = await setupWarnings(readEnv({ ...good, DEMO: '0', TRUST_PROXY: '0' }), 'en');
  expect(warning).toMatchObject({ settings: ['TRUST_PROXY'], text: expect.stringMatching(/^Another server/) });
});

test('no backup, and a legal page that is missing in one language', async () => {
  await databaseForThisTest();
  await legalPages();
  await pool().query(`delete from address where locale = 'en' and path = 'impressum'`);
  expect(await keys({ ...good, DEMO: '0' })).toEqual(['no_backup', 'no_imprint']);
});

test('the password of the installation and an account that only a password protects', async () => {
  await databaseForThisTest();
  await noteBackupPlan('01:30');
  await legalPages();
  const id = await insertEditor(pool(), { ...first, role: 'admin' });
  const settings = { ...good, DEMO: '0', EDITOR_EMAIL: 'First@museum.example', EDITOR_PASSWORD: first.password };
  expect(await keys(settings)).toEqual(['first_password', 'no_second_factor']);
  await pool().query(`update account set updated_at = clock_timestamp() where user_id = $1`, [id]);
  expect(await keys(settings)).toEqual(['no_second_factor']);
  await pool().query(`insert into passkey (id, user_id, public_key, name) values ('key', $1, '\\x00', 'Telefon')`, [
    id,
  ]);
  expect(await keys(settings)).toEqual([]);
});

test('only who may change the settings is told', async () => {
  await databaseForThisTest();
  runBy(readEnv({ ...good, DEMO: '0' }));
  // Proof: the loader takes what the router hands it, and the request of the tests is the same.
  const asked = (role: 'publisher' | 'admin') =>
    loader(requestOf({ address: '', role }) as unknown as Parameters<typeof loader>[0]);
  expect((await asked('publisher')).setup).toEqual([]);
  expect((await asked('admin')).setup.map(({ key }) => key)).toContain('no_backup');
});
