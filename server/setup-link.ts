import { mkdir, rm, writeFile } from 'node:fs/promises';
import type pg from 'pg';
import { loadAuthSecret } from '#app/auth/auth-secret.server.ts';
import { hasEditor } from '#app/auth/first-editor.server.ts';
import { setupCodeFrom } from '#app/auth/setup-code.server.ts';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { type Place, setupLinkFile } from './setup-link-text.ts';

/** While nobody has a login: leaves the way to the first one where only who runs the server can read it. */
export async function leaveSetupLink(pool: pg.Pool, env: Place): Promise<void> {
  const file = setupLinkFile(env);
  await mkdir(env.DATA_DIR, { recursive: true });
  await rm(file, { force: true });
  if (await hasEditor(pool)) return;
  const link = `${env.BASE_URL}${urls.setup(defaultLocale, setupCodeFrom(await loadAuthSecret(pool)))}`;
  await writeFile(file, `${link}\n`, { mode: 0o600 });
}
