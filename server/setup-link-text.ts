import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#app/env.server.ts';

export type Place = Pick<Env, 'BASE_URL' | 'DATA_DIR'>;

/** What to say of it: the link itself to a person at a terminal, its file to a log that others read. Null when there is none. */
export function setupLinkText(env: Place, isTerminal: boolean): string | null {
  const file = setupLinkFile(env);
  if (!existsSync(file)) return null;
  return isTerminal ? readFileSync(file, 'utf8').trim() : `the link to make the first login lies in ${file}`;
}

/** Readable by its owner only. */
export function setupLinkFile({ DATA_DIR }: Place): string {
  return join(DATA_DIR, 'setup-link.txt');
}
