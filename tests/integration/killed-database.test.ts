import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#app/db/embedded.server.ts';
import { runningServer } from '#app/db/embedded-orphan.server.ts';

test('a database that is killed under a living house comes back by itself, with everything in it', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'foyer-killed-')), 'postgres');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const cluster = join(folder, 'cluster');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await startEmbeddedPostgres(folder);
  const pool = new pg.Pool({ connectionString: server.url, connectionTimeoutMillis: 1_000 });
  pool.on('error', () => undefined);
  await pool.query('create table deed (n int); insert into deed values (1)');
  for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
    // Never number 0: that signal would go to whoever runs the tests.
    const { pid: killed } = await vi.waitFor(async () => {
      const running = await runningServer(cluster);
      if (!running) throw new Error('The database is not there yet.');
      return running;
    }, 15_000);
    process.kill(killed, signal);
    await vi.waitFor(async () => {
      expect((await runningServer(cluster))?.pid).not.toBe(killed);
      expect((await pool.query('select n from deed')).rows).toEqual([{ n: 1 }]);
    }, 15_000);
  }
  await pool.end();
  await server.stop();
  expect(await runningServer(cluster)).toBeNull();
});
