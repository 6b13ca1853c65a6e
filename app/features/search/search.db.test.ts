import { expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { markedParts, type Part, startMark, stopMark } from './marked-parts.ts';
import { publish } from './published-pages-for-tests.ts';
import { searchKinds } from './search.server.ts';
import { suggestTitles } from './suggestions.server.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const ask = (q: string, locale: Locale = 'de') => searchKinds({ q, locale, now, categories: ['pages'], page: 1 });
const search = async (q: string, locale: Locale = 'de') => (await ask(q, locale)).results;
const suggest = (q: string) => suggestTitles({ q, locale: 'de', now });

test('what is not published is not found, whatever was asked', async () => {
  const { pool } = await databaseForThisTest();
  const id = crypto.randomUUID();
  await pool.query(`insert into page (id, position, title) values ($1, 'a0', '{"de":"Hanfseil"}')`, [id]);
  await pool.query(
    `insert into search_document values ('page', $1, 'de', 'Hanfseil', 'Seil', to_tsvector('foyer_de', 'Hanfseil'))`,
    [id],
  );
  for (const q of ['Hanfseil', '', '\0', '%', '"', "' or 1=1 --", '<b>']) expect(await search(q)).toEqual([]);
  expect((await ask('Hanfseil')).counts).toEqual({});
  expect(await suggest('hanf')).toEqual([]);
});

test('a published page is found and its hit is marked; the other language does not know it', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Hanfseil', path: 'hanf' });
  expect(await search('hanfseil')).toMatchObject([{ url: '/de/hanf', title: [{ text: 'Hanfseil', isHit: true }] }]);
  expect((await ask('hanfseil')).counts).toEqual({ pages: 1 });
  expect(await suggest('hanf')).toEqual(['Hanfseil']);
  expect(await search('hanfseil', 'en')).toEqual([]);
});

test('the words below a title do not begin with the title again, but with what it is about', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, {
    title: 'Hanf & Seil',
    path: 'hanf',
    body: 'Hanf & Seil\n\nVom Feld zum Hanf, vom Hanf zum Seil.',
  });
  await publish(pool, { title: 'Seil', path: 'seil', body: 'Seil' });
  const found = (await search('seil')).map(({ title, excerpt }) => [text(title), text(excerpt).trim()]);
  expect(new Map(found as [string, string][])).toEqual(
    new Map([
      ['Seil', ''],
      ['Hanf & Seil', 'Vom Feld zum Hanf, vom Hanf zum Seil.'],
    ]),
  );
});

test('an excerpt says where it leaves something out, and two headlines do not read as one sentence', async () => {
  const { pool } = await databaseForThisTest();
  const long = Array.from({ length: 60 }, (_, at) => `Wort${at}`).join(' ');
  await publish(pool, { title: 'Hanf am Morgen', path: 'a', body: `${long}. Dann kommt der Hanf. ${long}.` });
  await publish(pool, { title: 'Hanf am Abend', path: 'b', body: 'Hanf\nVom Feld.' });
  const found = (await search('hanf')).map(({ excerpt }) => text(excerpt));
  expect(found).toHaveLength(2);
  expect(found).toContain('Hanf · Vom Feld.');
  expect(found.find((excerpt) => excerpt.includes('Wort'))).toMatch(/^… .*Hanf.* …$/);
});

test('umlauts, ß and accents are found however they are typed', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Seilerbühne', path: 'buehne' });
  await publish(pool, { title: 'Die Straße im Café', path: 'strasse' });
  for (const typed of ['bühne', 'BUEHNE', 'seilerbuh']) expect(await suggest(typed)).toEqual(['Seilerbühne']);
  for (const typed of ['strasse', 'Straße', 'im cafe']) expect(await suggest(typed)).toEqual(['Die Straße im Café']);
  expect(await search('Seilerbuehne')).toHaveLength(1);
});

test('a mistyped word is forgiven when nothing is spelled like that; a short one is not', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Barrierefreiheit vor Ort', path: 'a' });
  await publish(pool, { title: 'Hanf', path: 'b' });
  expect(await suggest('Barierefreiheit')).toEqual(['Barrierefreiheit vor Ort']);
  expect(await search('Barrirefreiheit')).toHaveLength(1);
  expect(await search('xyzabc')).toEqual([]);
  expect(await suggest('hax')).toEqual([]);
});

test('a title that begins with the words comes before one that holds them, and there are never more than eight', async () => {
  const { pool } = await databaseForThisTest();
  for (let n = 0; n < 9; n += 1) await publish(pool, { title: `Das Seil ${n}`, path: `seil-${n}` });
  await publish(pool, { title: 'Seilern', path: 'seilern' });
  const found = await suggest('seil');
  expect(found).toHaveLength(8);
  expect(found[0]).toBe('Seilern');
});

test('what a title says as a word comes first, then at the beginning of one, inside of one, and last what only a text says', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Abend', path: 'text', body: 'Ein Abend am Seil.' });
  await publish(pool, { title: 'Hanfseile', path: 'inside' });
  await publish(pool, { title: 'Seilkunst', path: 'beginning' });
  await publish(pool, { title: 'Ein Seil', path: 'word' });
  expect((await search('seil')).map(({ url }) => url)).toEqual(['/de/word', '/de/beginning', '/de/inside', '/de/text']);
});

test('one letter, quotes, words left out and words only ruled out find what they say', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Tau', path: 'tau', body: 'Tau und Teer.' });
  await publish(pool, { title: 'Teer', path: 'teer', body: 'Teer glänzt neben Tau.' });
  const urls = async (q: string) => (await search(q)).map(({ url }) => url).sort();
  expect(await urls('u')).toEqual(['/de/tau']);
  expect(await urls('"Teer glänzt"')).toEqual(['/de/teer']);
  expect(await urls('teer -glaenzt')).toEqual(['/de/tau']);
  expect(await urls('-tau')).toEqual(['/de/tau', '/de/teer']);
});

test('two short words are found where they stand side by side in a title, and nowhere else', async () => {
  const { pool } = await databaseForThisTest();
  for (const title of ['Es an Bord', 'An Bord ist es', 'Tau an Tau'])
    await publish(pool, { title, path: title.at(-1) ?? '' });
  const titles = async (q: string) => (await search(q)).map(({ title }) => text(title)).sort();
  expect(await titles('es an')).toEqual(['Es an Bord']);
  expect(await titles('u an')).toEqual(['Tau an Tau']);
  expect(await titles('an')).toEqual(['An Bord ist es', 'Es an Bord', 'Tau an Tau']);
});

test('of words that very many hold 200 are counted and read page by page, and the title that names them is the first', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Hanf', path: 'p0', body: 'Vom Seil.' }, 320);
  await publish(pool, { title: 'Seil', path: 'seil' });
  const { counts, results } = await ask('seil');
  expect(counts).toEqual({ pages: 200 });
  expect(results[0]?.url).toBe('/de/seil');
  const last = await searchKinds({ q: 'seil', locale: 'de', now, categories: ['pages'], page: 8 });
  expect(last.results).toHaveLength(25);
  const beyond = await searchKinds({ q: 'seil', locale: 'de', now, categories: ['pages'], page: 9 });
  expect(beyond.results).toEqual([]);
});

test('while a word is typed titles that begin with it come first, the whole word before all', async () => {
  const { pool } = await databaseForThisTest();
  for (const title of ['Das Seil', 'Hanfseil', 'Seilerei', 'Seil am Abend', 'Die Seilerei'])
    await publish(pool, { title, path: title.toLowerCase().replaceAll(' ', '-') });
  expect(await suggest('  SEIL ')).toEqual(['Seil am Abend', 'Seilerei', 'Das Seil', 'Die Seilerei', 'Hanfseil']);
  expect(await suggest('s')).toEqual(['Seil am Abend', 'Seilerei', 'Das Seil', 'Die Seilerei']);
});

test('ten searches at the same moment are all answered by a database that lends two connections', async () => {
  const { pool, url } = await databaseForThisTest();
  await publish(pool, { title: 'Hanfseil', path: 'hanf' });
  await closeDatabase();
  openDatabase(url, { visitors: 2 });
  const found = await Promise.all(Array.from({ length: 10 }, (_, n) => search(n % 2 ? 'hanfseil' : 'Hanfsiel')));
  expect(found.map((results) => results.length)).toEqual(new Array(10).fill(1));
});

test('markup in a text stays text', () => {
  expect(markedParts(`<b>${startMark}Hanf${stopMark}</b>`)).toEqual([
    { text: '<b>', isHit: false },
    { text: 'Hanf', isHit: true },
    { text: '</b>', isHit: false },
  ]);
});

function text(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}
