import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeDatabase, openDatabase, pools, transaction } from '#app/db/client.server.ts';
import { startEmbeddedPostgres } from '#app/db/embedded/embedded.server.ts';
import { runningServer } from '#app/db/embedded/orphan.server.ts';
import { eventually } from '../support/eventually.ts';

test('a database that is killed under saves comes back by itself, with everything in it, and no connection is lost', {
  timeout: 60_000,
}, async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'foyer-killed-')), 'postgres');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const cluster = join(folder, 'cluster');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await startEmbeddedPostgres(folder);
  const pool = new pg.Pool({ connectionString: server.url, connectionTimeoutMillis: 1_000 });
  pool.on('error', () => undefined);
  await pool.query('create table command (n int); insert into command values (1)');
  const saves = savesWithoutEnd(server.url);
  const running = () =>
    eventually(async () => {
      const found = await runningServer(cluster);
      if (!found) throw new Error('The database is not there yet.');
      // Never number 0: that signal would go to whoever runs the tests.
      return found.pid;
    });
  const isBack = (killed: number) =>
    eventually(async () => {
      expect((await runningServer(cluster))?.pid).not.toBe(killed);
      expect((await pool.query('select n from command')).rows).toEqual([{ n: 1 }]);
    });

  const first = await running();
  process.kill(first, 'SIGKILL');
  await isBack(first);

  const log = join(folder, 'postgres.log');
  await rm(log);
  await mkdir(log);
  const second = await running();
  process.kill(second, 'SIGQUIT');
  await eventually(() => expect(String(said.mock.calls)).toContain('cannot be started again'));
  await rm(log, { recursive: true });
  await isBack(second);

  await saves.end();
  await pool.end();
  await server.stop();
  expect(await runningServer(cluster)).toBeNull();
});

/** More savers than the pool has connections, none of whom gives up. */
function savesWithoutEnd(url: string) {
  openDatabase(url, { visitors: 4 });
  let isOver = false;
  const save = () => transaction((tx) => tx.execute(sql`update command set n = n where n = 1`));
  const saver = async () => {
    while (!isOver) await save().catch(() => wait(20));
  };
  const savers = Array.from({ length: 8 }, saver);
  return {
    /** Each connection of the pool is back in it, or closed. */
    end: async () => {
      isOver = true;
      await Promise.all(savers);
      const { visitors } = pools();
      expect({ lent: visitors.totalCount - visitors.idleCount, waiting: visitors.waitingCount }).toEqual({
        lent: 0,
        waiting: 0,
      });
      await save();
      await closeDatabase();
    },
  };
}
