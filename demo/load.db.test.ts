import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { artworks } from './artwork/pictures/catalogue.ts';
import { files } from './files/catalogue.ts';
import { loadDemo } from './load.ts';
import { season } from './season/season.ts';
import { pages } from './site.ts';
import { stableId } from './stable-id.ts';

test('a database with a page of its own is left alone', async () => {
  const { pool } = await emptyHouse();
  await pool.query("insert into page (id, position) values (gen_random_uuid(), 'a0')");
  expect(await loadDemo({ pool, log: () => undefined })).toBe(false);
  expect(await count(pool, 'page')).toBe(1);
});

test('an empty house opens with every page online in both languages, once', { timeout: 120_000 }, async () => {
  const { pool } = await emptyHouse();
  expect(await loadDemo({ pool, log: () => undefined })).toBe(true);
  expect(await count(pool, 'publication')).toBe((pages.length + season.length) * 2);
  expect(await count(pool, 'listing')).toBe(season.length * 2);
  expect(await count(pool, 'address')).toBe(pages.length * 2);
  expect(await count(pool, 'redirect')).toBe(0);
  expect(await count(pool, 'media')).toBe(artworks.length + files.length);
  const { rows } = await pool.query('select object_id from address where locale = $1 and path = $2', [
    'en',
    'visit/groups-and-schools/school-classes',
  ]);
  expect(rows[0]?.object_id).toBe(stableId('page', 'schulklassen'));
  expect(await loadDemo({ pool, log: () => undefined })).toBe(false);
});

test('a load that was interrupted while publishing is finished by the next start', { timeout: 120_000 }, async () => {
  const { pool } = await emptyHouse();
  await loadDemo({ pool, log: () => undefined });
  await pool.query("update installation set value = '\"drafted\"' where key = 'demo'");
  await pool.query('delete from publication where object_id = $1', [stableId('page', 'start')]);
  expect(await loadDemo({ pool, log: () => undefined })).toBe(true);
  expect(await count(pool, 'publication')).toBe((pages.length + season.length) * 2);
});

async function emptyHouse() {
  const database = await databaseForThisTest();
  const dataDir = await mkdtemp(join(tmpdir(), 'content-demo-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await openMediaStorage({ dataDir });
  return database;
}

type Countable = { query(sql: string): Promise<{ rows: { n: number }[] }> };

async function count(pool: Countable, table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}
