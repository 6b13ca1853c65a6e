import { matchPath } from 'react-router';
import { expect } from 'vitest';
import { pathsOfSection, type SectionChoice } from '#app/cms/channels/section.ts';
import { calendarUrl, entryUrl, feedUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import { collections } from '#app/collections/registry.ts';
import { magazine } from '#app/collections/sections/magazine.ts';
import { sectionRoutes } from '#app/features/addresses/section-pages.ts';
import { calendarRoutes } from '#app/site/calendar/routes.server.ts';
import { sitemapRoutes } from '#app/site/discovery/sitemap-routes.server.ts';
import { feedRoutes } from '#app/site/feed/routes.server.ts';
import { openDataRoutes } from '#app/site/open-data/routes.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { secret, siteWithProgramme } from './programme-site.ts';

const origin = 'https://museum.example';
const pages: Record<string, string> = {
  event: 'events-slug-id',
  production: 'productions-slug-id',
  article: 'magazine-slug-id',
  person: 'team-slug-id',
  venue: 'venues-slug-id',
  series: 'series-slug-id',
};

/** Whether the site has a page at an address of a type, in that language and in no other. */
function isPage(choice: SectionChoice, { type, locale, address }: { type: string; locale: string; address: string }) {
  const page = pages[type];
  const routes = page ? sectionRoutes(choice, page).filter((route) => route.locale === locale) : [];
  return routes.some(({ path }) => matchPath(`/${path.replace(/^\//, '')}`, address) !== null);
}

/**
 * Every address that a site with this choice of sections tells people and machines, asked and followed: the interface,
 * calendars, feeds, open data and the map of the site.
 */
export async function checkSections(choice: SectionChoice): Promise<void> {
  openAt(origin);
  const site = await siteWithProgramme();
  // Proof: every type named below has pages.
  const entryAt = (type: string, ...[locale, slug, number]: ['de' | 'en', string, string]) =>
    entryUrl(collections[type] as never, { locale, slug, number }, choice) as string;
  const listAt = (type: string, locale: 'de' | 'en') => listUrl(collections[type] as never, locale, choice);
  const { shown } = site;
  const id = (name: keyof typeof shown) => String(shown[name].number);
  const ask = async (routes: typeof sitemapRoutes, path: string) => {
    const answer = await routes.request(origin + path);
    const text = await answer.text();
    expect(text, path).not.toContain(secret);
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text };
  };

  for (const locale of ['de', 'en'] as const) {
    const lists = {
      event: 'events',
      production: 'productions',
      article: 'articles',
      person: 'persons',
      venue: 'venues',
    };
    for (const [type, list] of Object.entries(lists)) {
      const { results } = await (await site.ask(`/${locale}/api/${list}/`)).json();
      const [{ url }] = results;
      expect(isPage(choice, { type, locale, address: url }), `${JSON.stringify(choice)} ${type} ${url}`).toBe(true);
    }
    // Proof: the routes only differ in the variables they hand on.
    const calendars = calendarRoutes as unknown as typeof sitemapRoutes;
    const slug = (name: string) => (locale === 'de' ? name : `${name}-en`);
    const dates: [string, number][] = [
      [calendarUrl(listAt('event', locale)), locale === 'de' ? 3 : 2],
      [calendarUrl(entryAt('event', locale, slug('litzenabend'), id('event'))), 1],
      [calendarUrl(entryAt('series', locale, slug('montags'), id('series'))), 1],
      [calendarUrl(entryAt('venue', locale, slug('reephof'), id('venue'))), 2],
    ];
    for (const [path, count] of dates) {
      const { status, type, text } = await ask(calendars, path);
      expect([status, type, text.match(/BEGIN:VEVENT/g)?.length], path).toEqual([
        200,
        'text/calendar; charset=utf-8',
        count,
      ]);
      expect(text.replaceAll('\r\n ', '')).toContain(
        `URL;VALUE=URI:${origin}${entryAt('event', locale, slug('litzenabend'), id('event'))}`,
      );
    }
    for (const format of ['rss', 'atom', 'json'] as const)
      for (const path of [
        feedUrl(listAt('article', locale), format),
        feedUrl(entryAt('article-category', locale, slug('sammlung'), id('category')), format),
        feedUrl(entryAt('tag', locale, slug('hafen'), id('tag')), format),
      ]) {
        const { status, text } = await ask(feedRoutes as unknown as typeof sitemapRoutes, path);
        expect(status, path).toBe(200);
        expect(text, path).toContain(`${origin}${entryAt('article', locale, slug('vom-hanf'), id('article'))}`);
      }
  }

  const { text: json } = await ask(openDataRoutes, '/opendata/events.json');
  expect(json).toContain(`${origin}${entryAt('event', 'de', 'litzenabend', id('event'))}`);
  expect((await ask(openDataRoutes, '/opendata/events.csv')).text).toContain('Litzenabend');
  expect(JSON.parse((await ask(openDataRoutes, '/opendata/catalog.jsonld')).text)['@context']).toBeDefined();
  const alias = await openDataRoutes.request(`${origin}/opendata/events.ics`);
  expect([alias.status, alias.headers.get('location')]).toEqual([302, calendarUrl(listAt('event', 'de'))]);

  for (const type of ['event', 'production', 'article', 'person', 'venue', 'series']) {
    const { status, text } = await ask(sitemapRoutes, `/sitemap-${type}-1.xml`);
    expect(status, type).toBe(200);
    const told = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(told.length, type).toBeGreaterThan(0);
    for (const address of told) {
      const locale = address.slice(1, 3);
      expect(isPage(choice, { type, locale, address }), `${JSON.stringify(choice)} ${type} ${address}`).toBe(true);
    }
  }
  const other = pathsOfSection(magazine, choice === 'A' ? 'B' : 'A').de;
  expect((await ask(feedRoutes as unknown as typeof sitemapRoutes, `/de/${other}.rss`)).status).toBe(404);
}
