import { expect, test, vi } from 'vitest';
import { readEnv } from '#app/env.server.ts';
import { printBanner } from './print-banner.ts';

const login = { email: 'ada@museum.example', password: 'Kolibri-7-Segel-Haus', state: 'new' } as const;

test('a password that was given from outside is never printed', () => {
  const env = readEnv({ EDITOR_EMAIL: login.email, EDITOR_PASSWORD: login.password });
  for (const isTerminal of [true, false]) {
    const said = whatIsSaid({ env, isTerminal });
    expect(said).not.toContain(login.password);
    expect(said).toContain('as set in EDITOR_PASSWORD');
  }
});

test('a password that was made is shown in a terminal, and nowhere else', () => {
  const env = readEnv({ DATA_DIR: '/srv/foyer/data' });
  expect(whatIsSaid({ env, isTerminal: true })).toContain(login.password);
  const said = whatIsSaid({ env, isTerminal: false });
  expect(said).not.toContain(login.password);
  expect(said).toContain('kept in /srv/foyer/data/editor-login.json');
});

function whatIsSaid(how: Pick<Parameters<typeof printBanner>[0], 'env' | 'isTerminal'>): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  printBanner({ login, ...how });
  const said = String(log.mock.calls);
  log.mockRestore();
  return said;
}
