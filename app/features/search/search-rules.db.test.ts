import { expect, test } from 'vitest';
import { editor } from '#app/features/programme/programme-for-tests.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { publish } from './published-pages-for-tests.ts';
import { removeRule, savePromotion, saveSynonyms } from './rule-commands.server.ts';
import { promotedResults, searchKinds } from './search.server.ts';
import { readWords } from './search-rules.ts';
import { allSynonyms } from './synonyms.server.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const urls = async (q: string, locale: 'de' | 'en' = 'de') =>
  (await searchKinds({ q, locale, now, categories: ['pages'], page: 1 })).results.map(({ url }) => url).sort();
const promoted = async (q: string) => (await promotedResults({ q, locale: 'de', now })).map(({ url }) => url);
const publisher = editor('publisher');
const together = (words: string[], actor = publisher) => saveSynonyms({ id: null, locale: 'de', words }, actor);

test('words that say nothing, words alone and those who may not publish make no rule', async () => {
  const { pool } = await databaseForThisTest();
  expect(await together(['Führung', 'Rundgang'], editor('editor'))).toBe('forbidden');
  expect(await together(['Führung'])).toBe('few');
  expect(await together(['und', 'Führung'])).toBe('empty');
  const rule = { id: null, locale: 'de', type: 'page', object: crypto.randomUUID() } as const;
  expect(await savePromotion({ ...rule, words: ['die'] }, publisher)).toBe('empty');
  expect(await savePromotion({ ...rule, words: ['Preise'] }, editor('editor'))).toBe('forbidden');
  for (const table of ['search_synonym', 'search_promotion', 'audit'])
    expect((await pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
});

test('who looks for a word finds its synonyms, inflected too and among other words, in that language only', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Führung am Abend', path: 'abend' });
  await publish(pool, { title: 'Rundgang am Morgen', path: 'morgen' });
  await publish(pool, { title: 'Gang über den Boden', path: 'boden', body: 'Ein geführter Gang.' });
  expect(await urls('Führung')).toEqual(['/de/abend']);
  expect(await together(['Führung', 'Rundgang', 'geführter Gang'])).toBeNull();
  expect(await urls('führungen')).toEqual(['/de/abend', '/de/boden', '/de/morgen']);
  expect(await urls('Rundgang Abend')).toEqual(['/de/abend']);
  expect(await urls('geführter gang morgen')).toEqual(['/de/morgen']);
  expect(await urls('Führung', 'en')).toEqual([]);
  const [group] = await allSynonyms();
  expect(await removeRule({ table: 'search_synonym', id: group?.id ?? '' }, publisher)).toBeNull();
  expect(await urls('Führung')).toEqual(['/de/abend']);
});

test('words that belong to two groups find both, and quotes in words do no harm', async () => {
  const { pool } = await databaseForThisTest();
  for (const word of ['Tau', 'Leine', 'Strick']) await publish(pool, { title: word, path: word.toLowerCase() });
  await together(['Tau', 'Leine']);
  await together(['Leine', 'Strick']);
  await together(["O'Neill", "%L ' or 1=1 --"]);
  expect(await urls('Leine')).toEqual(['/de/leine', '/de/strick', '/de/tau']);
  for (const typed of ["'", "o'neill", '%L', "tau ' \\", '!', '"']) await urls(typed);
});

test('what is promoted comes first for its words and for their synonyms while visitors may see it', async () => {
  const { pool } = await databaseForThisTest();
  await publish(pool, { title: 'Eintritt', path: 'eintritt', body: 'Was es kostet.' });
  const { rows } = await pool.query('select id from page');
  const rule = {
    id: null,
    locale: 'de',
    words: ['Preise', 'Tickets kaufen'],
    type: 'page',
    object: rows[0].id,
  } as const;
  expect(await savePromotion(rule, publisher)).toBeNull();
  for (const q of ['preis', 'Preise heute', 'kaufen tickets'])
    expect([q, await promoted(q)]).toEqual([q, ['/de/eintritt']]);
  for (const q of ['kaufen', 'Eintritt', '']) expect([q, await promoted(q)]).toEqual([q, []]);
  await together(['Kosten', 'Preise']);
  expect(await promoted('kosten')).toEqual(['/de/eintritt']);
  await pool.query('delete from publication');
  expect(await promoted('preise')).toEqual([]);
});

test('words are read from one field, each once and not too many', () => {
  expect(readWords(' Führung,  Rund  gang;\nführung ,, ')).toEqual(['führung', 'Rund gang']);
  expect(readWords(Array.from({ length: 40 }, (_, n) => `Wort${n}`).join())).toHaveLength(12);
});
