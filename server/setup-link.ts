import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { loadAuthSecret } from '#app/auth/auth-secret.server.ts';
import { hasEditor } from '#app/auth/first-editor.server.ts';
import { setupCodeFrom } from '#app/auth/setup-code.server.ts';
import type { Env } from '#app/env.server.ts';
import { urls } from '#app/urls.ts';

type Place = Pick<Env, 'BASE_URL' | 'DATA_DIR'>;

/** While nobody has a login: leaves the way to the first one where only who runs the server can read it. */
export async function leaveSetupLink(pool: pg.Pool, env: Place): Promise<void> {
  const file = setupLinkFile(env);
  await mkdir(env.DATA_DIR, { recursive: true });
  await rm(file, { force: true });
  if (await hasEditor(pool)) return;
  const link = `${env.BASE_URL}${urls.setup('de', setupCodeFrom(await loadAuthSecret(pool)))}`;
  await writeFile(file, `${link}\n`, { mode: 0o600 });
}

/** What to say of it: the link itself to a person at a terminal, its file to a log that others read. Null when there is none. */
export function setupLinkInWords(env: Place, isTerminal: boolean): string | null {
  const file = setupLinkFile(env);
  if (!existsSync(file)) return null;
  return isTerminal ? readFileSync(file, 'utf8').trim() : `the link to make the first login lies in ${file}`;
}

function setupLinkFile({ DATA_DIR }: Place): string {
  return join(DATA_DIR, 'setup-link.txt');
}
