import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { markedParts, startMark, stopMark } from './marked-parts.ts';
import { searchPages, suggestTitles } from './search.server.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const search = (q: string) => searchPages({ q, locale: 'de', now, page: 1 });

test('what is not published is not found, whatever was asked', async () => {
  const { pool } = await databaseForThisTest();
  const id = crypto.randomUUID();
  await pool.query(`insert into page (id, position, title) values ($1, 'a0', '{"de":"Hanfseil"}')`, [id]);
  await pool.query(
    `insert into search_document values ('page', $1, 'de', 'Hanfseil', 'Seil', to_tsvector('foyer_de', 'Hanfseil'))`,
    [id],
  );
  for (const q of ['Hanfseil', '', '\0', '%', '"', "' or 1=1 --", '<b>'])
    expect(await search(q)).toEqual({ count: 0, results: [] });
  expect(await suggestTitles({ q: 'hanf', locale: 'de', now })).toEqual([]);
});

test('a published page is found and its hit is marked; the other language does not know it', async () => {
  const { pool } = await databaseForThisTest();
  const id = crypto.randomUUID();
  const doc = { page: { title: 'Hanfseil', menu_name: '', headline: '', in_menu: true, is_clickable: true } };
  await pool.query(`insert into page (id, position, title) values ($1, 'a0', '{"de":"Hanfseil"}')`, [id]);
  await pool.query(
    `insert into version (id, content_type, object_id, locale, n, kind, doc) values ($1, 'page', $1, 'de', 1, 'publish', $2)`,
    [id, JSON.stringify(doc)],
  );
  await pool.query(
    `insert into publication (content_type, object_id, locale, version_id, published_at) values ('page', $1, 'de', $1, '2026-01-01')`,
    [id],
  );
  await pool.query(`insert into address (content_type, object_id, locale, path) values ('page', $1, 'de', 'hanf')`, [
    id,
  ]);
  await pool.query(
    `insert into search_document values ('page', $1, 'de', 'Hanfseil', 'Ein Seil.', to_tsvector('foyer_de', 'Hanfseil'))`,
    [id],
  );
  expect(await search('hanfseil')).toMatchObject({
    count: 1,
    results: [{ url: '/de/hanf', title: [{ text: 'Hanfseil', isHit: true }] }],
  });
  expect(await suggestTitles({ q: 'hanf', locale: 'de', now })).toEqual(['Hanfseil']);
  expect((await searchPages({ q: 'hanfseil', locale: 'en', now, page: 1 })).count).toBe(0);
});

test('markup in a text stays text', () => {
  expect(markedParts(`<b>${startMark}Hanf${stopMark}</b>`)).toEqual([
    { text: '<b>', isHit: false },
    { text: 'Hanf', isHit: true },
    { text: '</b>', isHit: false },
  ]);
});
