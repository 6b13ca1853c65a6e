import { expect, test } from 'vitest';
import { refreshSearchWords } from '#app/cms/publishing/search-documents.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { compoundsIn } from './compounds.server.ts';
import { stepsBetween } from './mistyped.server.ts';
import { publish } from './published-pages-for-tests.ts';
import { searchKinds } from './search.server.ts';
import { suggestTitles } from './suggestions.server.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const urls = async (q: string, locale: 'de' | 'en' = 'de') =>
  (await searchKinds({ q, locale, now, categories: ['pages'], page: 1 })).results.map(({ url }) => url);
const suggest = (q: string) => suggestTitles({ q, locale: 'de', now });

test('short words, quoted words and words left out are not parted, and of a part nobody searches for nothing is made', async () => {
  for (const q of ['Tauwerk', '"Museumsnacht"', '-Museumsnacht', 'Museums-Nacht'])
    expect(compoundsIn(q, 'de')).toEqual([]);
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Truppen', path: 'truppen', body: 'Sie kamen aus der Stellung.' });
  expect(await urls('Ausstellung')).toEqual([]);
});

test('a compound finds what says it in two words, after what says it in one', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Lange Nacht der Museen', path: 'nacht' });
  await publish(pool, { title: 'Nachtarbeit', path: 'arbeit', body: 'Das Museum arbeitet.' });
  await publish(pool, { title: 'Programm', path: 'programm', body: 'Zur Museumsnacht sind wir offen.' });
  expect(await urls('Museumsnacht')).toEqual(['/de/programm', '/de/nacht']);
  expect(await urls('lange museumsnacht')).toEqual(['/de/nacht']);
  for (const typed of ['museumsnacht', 'museumsnach']) expect(await suggest(typed)).toEqual(['Lange Nacht der Museen']);
});

test('a longer word that stands in texts only is found though it is mistyped, one that is known is not corrected', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Werkstatt', path: 'werk', body: 'Die Seilspannung messen wir täglich.' });
  await publish(pool, { title: 'Glossar', path: 'glossar', body: 'Ein Teich und die Seilspinnung.' });
  for (const typed of ['Seilspanung', 'seilspannnug', 'Seilspannumg täglich'])
    expect([typed, await urls(typed)]).toEqual([typed, ['/de/werk']]);
  expect(await urls('Seilspinnung')).toEqual(['/de/glossar']);
  expect(await urls('Xylophonkonzert')).toEqual([]);
});

test('words of what is gone are forgotten in the night, and those that were left out are learned', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Drehorgel', path: 'orgel' });
  const known = async () =>
    (await pool.query('select lexeme from search_lexeme order by 1')).rows.map(({ lexeme }) => lexeme);
  expect(await known()).toContain('drehorgel');
  await pool.query(`update search_document set tsv = to_tsvector('foyer_de', 'Leierkasten')`);
  await refreshSearchWords();
  expect(await known()).toEqual(['leierkast']);
});

test('letters left out, added, exchanged and swapped are one step each', () => {
  for (const [one, other, steps] of [
    ['seil', 'seil', 0],
    ['seil', 'sel', 1],
    ['sel', 'seil', 1],
    ['seil', 'saal', 2],
    ['seil', 'siel', 1],
  ] as const)
    expect([one, other, stepsBetween(one, other)]).toEqual([one, other, steps]);
});
