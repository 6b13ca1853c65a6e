import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { askedWords, writeCountedWords } from './counted-words.server.ts';
import { SearchLog } from './search-log.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
const now = Temporal.Instant.from('2026-11-21T12:00:00Z');

/** A log in which these were answered with so many results. */
function answered(hits: number, ...words: string[]): SearchLog {
  const log = new SearchLog();
  for (const q of words) log.answered({ locale: 'de', q }, hits);
  return log;
}

const asked = (log: SearchLog, q: string, path = '/de/search') =>
  log.record(`${path}?q=${encodeURIComponent(q)}`, firefox);

test('robots, single letters, addresses and telephone numbers of people are counted nowhere', () => {
  const words = ['Seil', 's', '4711', 'erika@museum.example', 'Erika 040 123 4567', 'x'.repeat(61)];
  const log = answered(3, ...words);
  for (const word of words.slice(1)) asked(log, word);
  for (const agent of [undefined, '', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])
    log.record('/de/search?q=Seil', agent);
  expect(log.take()).toEqual([]);
});

test('a search counts once, whether it is a page or its data; its further pages and kinds are the same search', () => {
  const log = answered(3, 'Seil');
  asked(log, 'Seil');
  asked(log, ' SEIL ', '/de/search.data');
  for (const path of ['/de/search/events', '/de/search/events/2', '/fr/search', '/de/programm'])
    asked(log, 'Seil', path);
  expect(log.take()).toEqual([{ locale: 'de', word: 'seil', count: 2, hits: 3 }]);
  expect(log.take()).toEqual([]);
});

test('a flood of made-up words fills neither the memory nor the table', async () => {
  const { pool } = await databaseForThisTest();
  const words = Array.from({ length: 6_000 }, (_, n) => `wort${n}`);
  const log = answered(0, ...words);
  for (const word of words) asked(log, word);
  const taken = log.take();
  expect(taken).toHaveLength(1_000);
  for (let n = 0; n < 7; n += 1)
    await writeCountedWords(
      taken.map((one) => ({ ...one, word: `${one.word} ${n}` })),
      now,
    );
  await writeCountedWords([{ locale: 'de', word: 'wort2000 0', count: 4, hits: 2 }], now);
  expect((await pool.query('select 1 from search_word')).rowCount).toBe(5_000);
  const [first] = await askedWords({ now, days: 30, isInVain: false, most: 1 });
  expect(first).toEqual({ word: 'wort2000 0', locale: 'de', count: 5, hits: 2 });
});

test('words are summed over days with what they found at last; what finds something by now is not in vain', async () => {
  await databaseForThisTest();
  const at = (days: number) => now.subtract({ hours: days * 24 });
  await writeCountedWords([{ locale: 'de', word: 'taue', count: 5, hits: 0 }], at(40));
  await writeCountedWords(
    [
      { locale: 'de', word: 'taue', count: 2, hits: 0 },
      { locale: 'de', word: 'hanf', count: 2, hits: 0 },
    ],
    at(3),
  );
  await writeCountedWords([{ locale: 'de', word: 'taue', count: 1, hits: 4 }], now);
  expect(await askedWords({ now, days: 30, isInVain: false, most: 9 })).toEqual([
    { word: 'taue', locale: 'de', count: 3, hits: 4 },
    { word: 'hanf', locale: 'de', count: 2, hits: 0 },
  ]);
  expect((await askedWords({ now, days: 30, isInVain: true, most: 9 })).map(({ word }) => word)).toEqual(['hanf']);
});
