import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#app/db/embedded/embedded.server.ts';
import { runningServer } from '#app/db/embedded/orphan.server.ts';

/** The nightly run asks for `KILLS=50`. */
const kills = Number(process.env.KILLS ?? 3);

test('a data folder of another PostgreSQL is refused with words on how to move', async () => {
  const folder = await dataFolder();
  const server = await startEmbeddedPostgres(folder, { durable: false });
  await server.stop();
  await writeFile(join(folder, 'cluster/PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow('belongs to PostgreSQL 15');
});

test('a second site on the same data folder is refused', async () => {
  const folder = await dataFolder();
  const server = await startEmbeddedPostgres(folder, { durable: false });
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow('already runs on');
  await server.stop();
});

test(`nothing is lost when the site is killed ${kills} times`, { timeout: 120_000 }, async () => {
  const folder = await dataFolder();
  for (let n = 1; n <= kills; n++) await startWriteAndKill(folder, n);
  const server = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as kept from command');
  await client.end();
  await server.stop();
  expect(rows[0].kept).toBe(kills);
  expect(await runningServer(join(folder, 'cluster'))).toBeNull();
});

async function startWriteAndKill(folder: string, n: number): Promise<void> {
  const child = fork('tests/support/killable-server.ts', [folder, String(n)], {
    execPath: process.execPath,
    execArgv: [],
  });
  const [said] = await once(child, 'message');
  expect(said).toBe('written');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await runningServer(join(folder, 'cluster'))).not.toBeNull();
}

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-orphan-'));
  onTestFinished(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  return join(folder, 'postgres');
}
