import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { ensureEditor, ensureFirstEditor, opensAccount } from '#app/auth/first-editor.server.ts';
import { connectBeside } from '#app/db/connection.server.ts';
import type { Env } from '#app/env.server.ts';
import { ensureHomePage } from './home-page.ts';
import { loadDemo } from './load-demo.ts';
import { leaveSetupLink } from './setup-link.ts';

/** How somebody gets in: a login made just now, one whose password is known, or one that has a password of its own. */
export type Login = { email: string; password: string; state: 'new' | 'known' | 'changed' };

/** Any fixed number. */
const demoLock = 7_206_114;

/** Fills an empty site: the demo museum, or an empty home page, and its first editor. Answers the login to show, if there is one. */
export async function seedSite({ pool, env }: { pool: pg.Pool; env: Env }): Promise<Login | null> {
  if (env.DEMO) await loadDemoOnce(pool);
  else await ensureHomePage();
  const wanted = await firstLogin(env);
  if (!wanted) {
    await leaveSetupLink(pool, env);
    return null;
  }
  const isNamed = Boolean(env.EDITOR_EMAIL && env.EDITOR_PASSWORD);
  const isNew = await (isNamed ? ensureEditor : ensureFirstEditor)(pool, wanted);
  return { ...wanted, state: isNew ? 'new' : (await opensAccount(pool, wanted)) ? 'known' : 'changed' };
}

/** Loads the demo museum into an empty site; false where there is content already. Nodes that start together load it once. */
export async function loadDemoOnce(pool: pg.Pool): Promise<boolean> {
  const beside = await connectBeside(pool, { seconds: 300 });
  try {
    await beside.query('select pg_advisory_lock($1)', [demoLock]);
    return await loadDemo({ log: console.log });
  } finally {
    // The lock goes with the connection.
    await beside.end();
  }
}

/** The login of the environment, else the one kept in the data folder, made once for the demo. */
async function firstLogin(env: Env): Promise<{ email: string; password: string } | null> {
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = env;
  if (email && password) return { email, password };
  if (!env.DEMO) return null;
  const file = join(env.DATA_DIR, 'editor-login.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return JSON.parse(kept);
  const made = {
    email: email ?? 'editor@reepwerk.example',
    password: password ?? randomBytes(12).toString('base64url'),
  };
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}
