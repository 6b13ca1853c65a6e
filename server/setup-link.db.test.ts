import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAuth } from '#app/auth/auth-runtime.server.ts';
import { insertEditor } from '#app/auth/first-editor.server.ts';
import { isSetupCode } from '#app/auth/setup-code.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { leaveSetupLink } from './setup-link.ts';
import { setupLinkText } from './setup-link-text.ts';

test('who makes the first login knows what only the server has written down, and then it is gone', async () => {
  const { pool } = await databaseForThisTest();
  const folder = await mkdtemp(join(tmpdir(), 'foyer-setup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = { BASE_URL: 'https://museum.example', DATA_DIR: folder };
  await leaveSetupLink(pool, env);
  const file = join(folder, 'setup-link.txt');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const code = new URL((await readFile(file, 'utf8')).trim()).searchParams.get('code') ?? '';
  expect(setupLinkText(env, false)).not.toContain(code);
  expect(setupLinkText(env, true)).toContain(code);

  await openAuth({ pool, baseUrl: env.BASE_URL, site: 'Museum' });
  for (const wrong of [undefined, '', 'x', `${code}x`, code.toLowerCase().slice(1)])
    expect(isSetupCode(wrong)).toBe(false);
  expect(isSetupCode(code)).toBe(true);
  await insertEditor(pool, { email: 'ada@museum.example', password: 'correct horse battery' });
  await leaveSetupLink(pool, env);
  expect(setupLinkText(env, true)).toBeNull();
});
