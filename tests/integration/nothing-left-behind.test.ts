import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test, vi } from 'vitest';
import { runningServer } from '#app/db/embedded/orphan.server.ts';
import { patienceMs } from '../../scripts/vite/patience.ts';
import { childrenOf, untilGone } from '../support/child-processes.ts';
import { startSite } from '../support/site.ts';

test('a supervisor that is killed leaves neither workers nor a database behind', { timeout: 60_000 }, async () => {
  const site = await startSite({ WORKERS: '2', DEMO: '0', LOG_LEVEL: 'silent' });
  onTestFinished(() => rm(site.dataDir, { recursive: true, force: true }));
  await vi.waitUntil(async () => (await site.workers()).length === 2, patienceMs);
  const database = await runningServer(join(site.dataDir, 'postgres/cluster'));
  const left = [...(await site.workers()), database?.pid ?? 0];
  process.kill(site.pid, 'SIGKILL');
  await untilGone(left);
});

test('a killed npm start leaves nothing behind', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-killed-start-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = { PORT: '0', WORKERS: '1', DEMO: '0', DATA_DIR: dataDir };
  const { BASE_URL: _, ...env } = process.env;
  const start = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...env, ...settings } });
  await untilOpen(start);
  const [supervisor = 0] = await childrenOf(start.pid ?? 0, 'scripts/serve.mjs');
  // The one that answers and, a moment later, the one on standby.
  await vi.waitUntil(async () => (await workersOf(supervisor)).length === 2, patienceMs);
  const workers = await workersOf(supervisor);
  const database = await runningServer(join(dataDir, 'postgres/cluster'));
  start.kill('SIGKILL');
  await untilGone([supervisor, ...workers, database?.pid ?? 0]);
});

function workersOf(supervisor: number): Promise<number[]> {
  return childrenOf(supervisor, 'scripts/worker.mjs');
}

function untilOpen(start: ChildProcess): Promise<void> {
  return new Promise((open, fail) => {
    start.stdout?.on('data', (said) => String(said).includes('Foyer is open') && open());
    start.once('exit', () => fail(new Error('It did not start.')));
  });
}
