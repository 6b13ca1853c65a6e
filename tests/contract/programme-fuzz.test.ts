import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyProgrammeCall } from '#app/api/contract/programme-calls.ts';
import { houseWithProgramme, secret } from './programme-house.ts';

const names = [
  'room',
  'type',
  'tag',
  'series',
  'genre',
  'date',
  'page',
  'page_size',
  'category',
  'season',
  'exhibition_type',
  'lang',
  'query',
  'overlay',
  'x',
];
const nasty = [
  '',
  '0',
  '1',
  '2',
  '007',
  '-1',
  '1e9',
  '999999999999999',
  '9'.repeat(40),
  '31-02-2026',
  '05-12-2099',
  '24-12-2099',
  '1-1-1',
  'null',
  '%',
  "'; drop table entry; --",
  'konzert',
  '\u0000',
  '١٢',
  'a'.repeat(400),
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.integer().map(String),
);
const query = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 });
const paths = Object.values(everyProgrammeCall).map(({ path }) => path);
const search = ['/api/search', '/api/search/events', '/api/search/others', '/api/search/autocomplete'];
const path = fc
  .tuple(fc.constantFrom(...paths, ...search), fc.constantFrom('de', 'en'), value, fc.boolean())
  .map(
    ([pattern, lang, id, slash]) =>
      pattern.replace('{lang}', lang).replace('{id}', () => encodeURIComponent(id.toWellFormed())) + (slash ? '/' : ''),
  );

test('whatever a query says, no call fails, is slow, or tells of a draft', async () => {
  const house = await houseWithProgramme();
  await fc.assert(
    fc.asyncProperty(path, query, async (address, pairs) => {
      const asked = `${address}?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&')}`;
      const began = performance.now();
      const answer = await house.ask(asked);
      const text = await answer.text();
      expect(answer.status, asked).toBeLessThan(500);
      expect(performance.now() - began, asked).toBeLessThan(3_000);
      expect(text.includes(secret) || text.includes('2099-12-24'), asked).toBe(false);
      if (answer.status === 200) expect(() => JSON.parse(text), asked).not.toThrow();
    }),
    { numRuns: 400 },
  );
}, 120_000);
