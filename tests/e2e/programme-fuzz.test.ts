import fc from 'fast-check';
import { expect, test } from '../support/browser.ts';
import { importDates } from '../support/import-dates.ts';

/** A draft is asked for by the one word; the other stands beside it and must come back to nobody. */
const [asked, secret] = ['Geheimprobe', 'Nachtleim'];

const keys = ['room', 'type', 'tag', 'series', 'genre', 'date', 'page', 'category', 'season', 'exhibition_type'];
const more = ['order', 'letter', 'q', 'query', 'overlay', '_routes', 'v', 'edit', 'lang', 'page_size', 'x'];
const nasty = [
  '',
  '0',
  '2',
  '007',
  '-1',
  '1e9',
  '9'.repeat(40),
  '31-02-2026',
  '24-12-2099',
  "'; drop table entry; --",
  'konzert',
  asked,
  'seil',
  '\u0000',
  '%',
  '\\',
  '*:*',
  '<b>',
  '١٢',
  'a'.repeat(400),
];
const lists = [
  '/de/programm',
  '/en/events',
  '/de/produktionen',
  '/en/productions',
  '/de/mediathek-de',
  '/en/mediathek-en/tags',
  '/de/mediathek-de/tags/*/*',
  '/en/mediathek-en/categories/*/*',
  '/de/team',
  '/de/search',
  '/en/search/events',
  '/de/search/*/*',
  '/de/programm/*/*',
  '/en/venues/*/*',
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.integer().map(String),
);
const query = fc.array(fc.tuple(fc.constantFrom(...keys, ...more), value), { maxLength: 5 });

/** So long it asks at most: a busy machine asks less, and never fails for it. */
const longest = 8_000;

test('whatever is asked of a list of the site, as a page or as its data alone, it answers, soon, and tells of no draft', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const draft = `secret-1,${asked} ${secret},${asked} ${secret},2099-12-24T20:00`;
  const { code, said } = await importDates(site, `id,title_de,title_en,date_start\n${draft}\n`);
  expect(code, said).toBe(0);
  const enough = Date.now() + longest;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...lists),
      fc.boolean(),
      fc.tuple(value, value),
      query,
      async (list, isData, words, pairs) => {
        if (Date.now() > enough) return;
        const names = [...words];
        const path = list.replace(/\*/g, () => encodeURIComponent((names.shift() ?? '').toWellFormed()));
        const written = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
        const address = `${path}${isData ? '.data' : ''}?${written.join('&')}`;
        const began = Date.now();
        const answer = await request.get(address, { maxRedirects: 0 });
        expect(answer.status(), address).toBeLessThan(500);
        // Three browsers share two processors with it: twenty seconds are never the busy machine.
        expect(Date.now() - began, address).toBeLessThan(20_000);
        expect(await answer.text(), address).not.toContain(secret);
      },
    ),
    { numRuns: 100 },
  );
});
