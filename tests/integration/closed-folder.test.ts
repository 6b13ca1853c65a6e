import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#app/db/embedded/embedded.server.ts';
import { runningServer } from '#app/db/embedded/orphan.server.ts';

// As root the database runs as another user, who may not walk through a folder like /root; as anybody else it is ours.
test('a site below a folder that nobody else may enter has its database all the same', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'foyer-closed-'));
  onTestFinished(() => rm(closed, { recursive: true, force: true }));
  const folder = join(closed, 'Büro mit Leerzeichen', 'postgres');
  await mkdir(folder, { recursive: true });
  const first = await startEmbeddedPostgres(folder, { durable: false });
  await ask(first.url, 'create table command (n int); insert into command values (1); checkpoint');
  expect(await runningServer(join(folder, 'cluster'))).not.toBeNull();
  await first.stop();
  const second = await startEmbeddedPostgres(folder, { durable: false });
  expect(await ask(second.url, 'select n from command')).toEqual([{ n: 1 }]);
  await second.stop();
  expect(await runningServer(join(folder, 'cluster'))).toBeNull();
});

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
