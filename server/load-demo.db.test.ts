import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { site } from '#demo/site-for-tests.ts';
import { databaseForThisTest, testDatabase } from '#tests/support/database.ts';
import { loadDemo } from './load-demo.ts';

const { pages, entries, media } = site;
const log = () => undefined;

test('a database with a page of its own is left alone', async () => {
  const { pool } = await emptySite();
  await pool.query("insert into page (id, position) values (gen_random_uuid(), 'a0')");
  expect(await loadDemo({ log })).toBe(false);
  expect(await count(pool, 'page')).toBe(1);
});

// Loading takes a third of a minute: what only looks at what was loaded shares one site, in the order written here.
describe('an empty site that was opened', () => {
  let pool: Awaited<ReturnType<typeof testDatabase>>['pool'];
  const loaded: boolean[] = [];
  beforeAll(async () => {
    const database = await testDatabase();
    const dataDir = await openStore();
    pool = database.pool;
    loaded.push(await loadDemo({ log }), await loadDemo({ log }));
    return async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    };
  }, 120_000);

  test('has every page online in both languages, and was loaded once', async () => {
    expect(loaded).toEqual([true, false]);
    expect(await count(pool, 'publication')).toBe((pages.length + entries.length) * 2);
    expect(await count(pool, 'listing')).toBe(entries.length * 2);
    expect(await count(pool, 'address')).toBe(pages.length * 2);
    expect(await count(pool, 'redirect')).toBe(0);
    expect(await count(pool, 'media')).toBe(media.length);
    const { rows } = await pool.query('select object_id from address where locale = $1 and path = $2', [
      'en',
      'visit/groups-and-schools/school-classes',
    ]);
    expect(rows[0]?.object_id).toBe(pages.find(({ name }) => name === 'schulklassen')?.id);
  });

  test('finds articles under the tags and categories that they name', async () => {
    const { rows } = await pool.query(
      "select count(*)::int as found from listing_facet where facet like 'article.de.category.%'",
    );
    expect(rows[0]?.found).toBe(entries.filter(({ type }) => type === 'article').length);
  });

  test('numbers what is entered later behind the demo', async () => {
    const { rows } = await pool.query(
      `insert into entry (id, type) values (gen_random_uuid(), 'tag')
       returning number > (select max(number) from entry) as is_last, id`,
    );
    expect(rows[0]?.is_last).toBe(true);
    await pool.query('delete from entry where id = $1', [rows[0]?.id]);
  });

  test('is finished by the next start when the load was interrupted while publishing', {
    timeout: 120_000,
  }, async () => {
    await pool.query("update installation set value = '\"drafted\"' where key = 'demo'");
    const home = pages.find(({ name }) => name === 'start');
    await pool.query('delete from publication where object_id = $1', [home?.id]);
    expect(await loadDemo({ log })).toBe(true);
    expect(await count(pool, 'publication')).toBe((pages.length + entries.length) * 2);
  });
});

async function emptySite() {
  const database = await databaseForThisTest();
  const dataDir = await openStore();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return database;
}

async function openStore(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-demo-'));
  await openMediaStorage({ dataDir });
  return dataDir;
}

type Countable = { query(sql: string): Promise<{ rows: { n: number }[] }> };

async function count(pool: Countable, table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}
