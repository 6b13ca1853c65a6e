import { join, resolve } from 'node:path';
import type { Env } from '#app/env.server.ts';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import type { Login } from './seed-site.ts';
import { setupLinkText } from './setup-link-text.ts';

type Banner = { env: Env; login: Login | null; isTerminal?: boolean };

/** What a person at the terminal needs to know, once the site is open. What is no terminal may be kept for years. */
export function printBanner({ env, login, isTerminal = process.stdout.isTTY === true }: Banner): void {
  const data = resolve(env.DATA_DIR);
  const lines = [
    ['Foyer is open', env.BASE_URL],
    ...(login ? loginLines(login, env, { data, isTerminal }) : firstRunLines(env, isTerminal)),
    ['Data', env.DATABASE_URL ? `${data} (files), database by DATABASE_URL` : data],
    ['Stop', 'Ctrl-C'],
  ];
  console.log(`\n${lines.map(([name, value]) => `  ${name?.padEnd(14)} ${value}`).join('\n')}\n`);
}

function firstRunLines(env: Env, isTerminal: boolean): string[][] {
  const text = setupLinkText(env, isTerminal);
  return text ? [['First run', text]] : [];
}

type Place = { data: string; isTerminal: boolean };

function loginLines(login: Login, env: Env, { data, isTerminal }: Place): string[][] {
  const where = ['Log in at', `${env.BASE_URL}${urls.login(defaultLocale)}`];
  const kept = env.EDITOR_PASSWORD ? 'as set in EDITOR_PASSWORD' : `kept in ${join(data, 'editor-login.json')}`;
  const password = {
    new: isTerminal && !env.EDITOR_PASSWORD ? login.password : kept,
    known: kept,
    changed: `not ${kept}: it was changed; a new one by ${env.BASE_URL}${urls.forgotPassword(defaultLocale)}`,
  };
  return [where, ['E-mail', login.email], ['Password', password[login.state]]];
}
