import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a wrong setting is told in one sentence, with a code that says not to try again', async () => {
  const { status, stderr } = await start({ WORKERS: 'many' });
  expect(stderr).toBe('\nWORKERS must be a number of processes from 1 to 64.\n\n');
  expect(status).toBe(78);
});

test('a port in use is told once, however many workers there are to be', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = await start({ PORT: String(port) });
  expect(stderr).toBe(
    `\nPort ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.\n\n`,
  );
  expect(status).toBe(1);
});

test('a database that cannot be reached is told once, and no worker stays', async () => {
  const { status, stderr } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/foyer' });
  expect(stderr).toMatch(/^\nThe database foyer at 127\.0\.0\.1:1 cannot be used \(.*\): correct DATABASE_URL,.*\n\n$/);
  expect(status).toBe(1);
});

async function start(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-start-problems-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { BASE_URL: _, ...env } = process.env;
  return spawnSync(process.execPath, ['scripts/serve.mjs'], {
    env: { ...env, PORT: '0', WORKERS: '2', DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  });
}
