import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { calendarUrl, entryUrl, feedUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { article } from '#app/collections/article/schema.ts';
import { articleCategory } from '#app/collections/article-category/schema.ts';
import { event } from '#app/collections/event/schema.ts';
import { series } from '#app/collections/series/schema.ts';
import { tag } from '#app/collections/tag/schema.ts';
import { venue } from '#app/collections/venue/schema.ts';
import { everyProgrammeCall } from '#app/contract/rows/programme-calls.ts';
import { sitemapTypes } from '#app/features/sitemap/sitemap-entries.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { urls } from '#app/urls.ts';
import {
  atomFindings,
  calendarFindings,
  jsonFeedFindings,
  rssFindings,
  sitemapFindings,
} from '#tests/support/feed-rules.ts';
import { type SiteForTests, secret, siteWithProgramme } from './programme-site.ts';

beforeEach(() => openAt('https://museum.example'));

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
  const site = await siteWithProgramme();
  await fc.assert(
    fc.asyncProperty(path, query, async (address, pairs) => {
      const { asked, status, text } = await answerOf(site, address, pairs);
      if (status === 200) expect(() => JSON.parse(text), asked).not.toThrow();
    }),
    { numRuns: 400 },
  );
}, 120_000);

const feedFindings = { rss: rssFindings, atom: atomFindings, json: jsonFeedFindings };
const formats = ['rss', 'atom', 'json'] as const;
type Named = 'event' | 'series' | 'venue' | 'category' | 'tag';
type File = { path: string; findings: (text: string) => string[]; of?: Named };

/** An address with `*` for name and number. */
const any = ({ pages }: Pick<CollectionDefinition, 'pages'>, locale: Locale) =>
  entryUrl({ pages }, { locale, slug: '*', number: '*' }) ?? '';

/** Calendars, feeds, open data and maps, with `*` for whatever an address may name, and what check their format. */
const files: File[] = [
  ...locales.flatMap((locale): File[] => [
    { path: calendarUrl(listUrl(event, locale)), findings: calendarFindings },
    { path: calendarUrl(any(event, locale)), findings: calendarFindings, of: 'event' },
    { path: calendarUrl(any(series, locale)), findings: calendarFindings, of: 'series' },
    { path: calendarUrl(any(venue, locale)), findings: calendarFindings, of: 'venue' },
    ...formats.flatMap((format): File[] => {
      const findings = feedFindings[format];
      return [
        { path: feedUrl(listUrl(article, locale), format), findings },
        { path: feedUrl(any(articleCategory, locale), format), findings, of: 'category' },
        { path: feedUrl(any(tag, locale), format), findings, of: 'tag' },
      ];
    }),
  ]),
  { path: urls.openData('events.json'), findings: jsonFindings },
  { path: urls.openData('events.csv'), findings: csvFindings },
  { path: urls.openData('catalog.jsonld'), findings: jsonFindings },
  ...[...sitemapTypes(), 'page', 'room'].map((type) => ({ path: `/sitemap-${type}-1.xml`, findings: sitemapFindings })),
  { path: '/sitemap-event-*.xml', findings: sitemapFindings },
];
const twoWords = fc.tuple(value, value);
const isThere = fc.constantFrom('there', 'draft', null);

test('whatever an address or a query says, no calendar, feed, map or open data fails, is slow, breaks its format or tells of a draft', async () => {
  // What is no file is a page, and there is none.
  const missing = async () => ({ response: new Response(null, { status: 404 }), notes: new CacheNotes() });
  const site = await siteWithProgramme(missing);
  const { shown, drafts } = site;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), twoWords, isThere, query, async (file, words, which, pairs) => {
      const { path, findings, of = 'event' } = file;
      const draft = drafts[words[1].length % drafts.length];
      const number = which && { there: shown[of], draft }[which]?.number;
      const named = number ? [words[0] || 'x', String(number)] : [...words];
      const address = path.replace(/\*/g, () => encodeURIComponent((named.shift() ?? '').toWellFormed()));
      const first = await answerOf(site, address, pairs);
      // Another slug than its own leads to its own.
      const { asked, status, text } =
        first.status === 301 ? await answerOf(site, String(first.location), pairs) : first;
      if (status === 200) expect(findings(text), asked).toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 120_000);

function jsonFindings(text: string): string[] {
  return typeof JSON.parse(text) === 'object' ? [] : ['no object'];
}

/** Throws where a row has more or fewer cells than the first. */
function csvFindings(text: string): string[] {
  return parse(text, { bom: true }).length > 1 ? [] : ['no rows'];
}

/** Asks, and finds out at once what no answer may be, whatever was asked. */
async function answerOf({ ask }: SiteForTests, address: string, pairs: readonly (readonly [string, string])[]) {
  const asked = `${address}?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&')}`;
  const began = performance.now();
  const answer = await ask(asked);
  const text = await answer.text();
  expect(answer.status, asked).toBeLessThan(500);
  expect(performance.now() - began, asked).toBeLessThan(3_000);
  expect(/2099-?12-?24/.test(text) || text.includes(secret), asked).toBe(false);
  return { asked, status: answer.status, location: answer.headers.get('location'), text };
}
