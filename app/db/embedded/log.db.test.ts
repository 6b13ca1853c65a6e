import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { keepLastLog } from './log.server.ts';

test('what somebody typed is never in the log of the database, however the statement fails', async () => {
  const { pool } = await databaseForThisTest();
  const attempts: [string, unknown[]][] = [
    ['select $1::jsonb', ['{"name": "Geheime Person"']],
    ['select $1::uuid', ['Geheime Person']],
    ["select 'Geheime Person'::int", []],
    [`insert into "user" (id, name, email) values ('a', $1, $1), ('b', $1, $1)`, ['Geheime Person']],
    [`insert into "user" (id, name, email, role) values ('a', $1, $1, $1)`, ['Geheime Person']],
  ];
  for (const [statement, values] of attempts) await expect(pool.query(statement, values)).rejects.toThrow();
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
  const log = await readFile(join(dirname(rows[0]?.data_directory ?? ''), 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('Geheim');
});

test('a log that has become long is put aside once and begun anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const log = join(folder, 'postgres.log');
  await keepLastLog(log);
  await appendFile(log, 'a few words\n');
  await keepLastLog(log);
  expect(await readFile(log, 'utf8')).toBe('a few words\n');
  await appendFile(log, 'x'.repeat(4 * 1024 * 1024));
  await keepLastLog(log);
  expect((await stat(log)).size).toBe(0);
  expect((await readFile(`${log}.1`, 'utf8')).startsWith('a few words')).toBe(true);
});
