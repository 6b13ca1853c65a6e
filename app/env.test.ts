import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { requireRecentServer } from './db/server-version.server.ts';
import { readEnv } from './env.server.ts';
import { settings } from './env-settings.ts';

test('a wrong setting is answered with what it must be', () => {
  expect(() => readEnv({ PORT: 'abc' })).toThrow('PORT must be a port number from 0 to 65535');
  expect(() => readEnv({ DATABASE_URL: 'mysql://x/y' })).toThrow('DATABASE_URL must be a PostgreSQL address');
  expect(() => readEnv({ EDITOR_PASSWORD: 'short' })).toThrow('at least 12 characters');
});

test.each([
  ['museum.example', 'a missing scheme'],
  ['https://museum.example/sub', 'a path'],
  ['https://museum.example/?a=1', 'a query'],
  ['https://ada:secret@museum.example', 'a login'],
])('the base address %s is refused for %s', (address) => {
  expect(() => readEnv({ BASE_URL: address })).toThrow('BASE_URL must be the address people type, without a path');
});

test('a database address without host or database is refused', () => {
  expect(() => readEnv({ DATABASE_URL: 'localhost' })).toThrow('DATABASE_URL must be');
  expect(() => readEnv({ DATABASE_URL: 'postgres://' })).toThrow('DATABASE_URL must be');
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost' })).toThrow('DATABASE_URL must be');
  expect(() => readEnv({ DATABASE_URL: 'postgres:///foyer?host=/run/postgresql' })).not.toThrow();
});

test('settings that need each other are asked for together', () => {
  expect(() => readEnv({ S3_BUCKET: 'museum' })).toThrow('set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too');
  expect(() => readEnv({ S3_ENDPOINT: 'https://s3.example' })).toThrow('set S3_BUCKET too');
  expect(() => readEnv({ SMTP_USER: 'museum' })).toThrow('set SMTP_HOST and SMTP_PASSWORD too');
  expect(() => readEnv({ DEMO: '0', EDITOR_EMAIL: 'a@b.example' })).toThrow('set both or none');
});

test('every wrong setting is named in one go', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: 'yes' })).toThrow(/PORT must .* DEMO must be 0 or 1\./);
});

test('a database older than 15 is refused with what to do', async () => {
  const old = { query: async () => ({ rows: [{ number: '140019' }] }) };
  // The pool is asked one question only.
  await expect(requireRecentServer(old as never)).rejects.toThrow(
    'is PostgreSQL 14, Foyer needs 15 or newer: update it',
  );
});

test('the README lists every setting as it is read', async () => {
  const readme = (await readFile('README.md', 'utf8')).replace(/ {2,}/g, ' ');
  for (const [name, { usual, about }] of Object.entries(settings))
    expect(readme).toContain(`| \`${name}\` | ${usual} | ${about} |`);
});

test('.env.example names every setting with what it does, and sets none', async () => {
  const rows = Object.entries(settings).map(([name, { usual, about }]) =>
    `# ${about} (without it: ${usual})\n#${name}=\n`.replaceAll('`', ''),
  );
  const [head, ...others] = (await readFile('.env.example', 'utf8')).split('\n\n');
  expect(head).toContain('node --env-file=.env scripts/start.mjs');
  expect(`${others.join('\n\n')}`).toBe(rows.join('\n'));
});

test('nothing needs to be set', () => {
  expect(readEnv({ PORT: '' })).toMatchObject({
    PORT: 3000,
    DEMO: true,
    DATA_DIR: './data',
    BASE_URL: 'http://localhost:3000',
  });
});

test('the base address carries no closing slash', () => {
  expect(readEnv({ BASE_URL: 'https://museum.example/' }).BASE_URL).toBe('https://museum.example');
});
