import { describe, expect, test } from 'vitest';
import { pathBelowLocale, type SectionPage, sectionInLanguage, sectionRoutes, sectionUrls, urls } from './urls.ts';

describe('section addresses', () => {
  test('variant A has German and English names for the programme and the media library', () => {
    const a = sectionUrls('A');
    expect(a.events('de')).toBe('/de/programm');
    expect(a.events('en')).toBe('/en/events');
    expect(a.event('de', 'drei-litzen', '4711')).toBe('/de/programm/drei-litzen/4711');
    expect(a.magazine('de')).toBe('/de/mediathek-de');
    expect(a.article('en', 'a-knot', '7')).toBe('/en/mediathek-en/a-knot/7');
    expect(a.magazineTags('de')).toBe('/de/mediathek-de/tags');
    expect(a.magazineTag('de', 'hanf', '3')).toBe('/de/mediathek-de/tags/hanf/3');
    expect(a.magazineCategory('en', 'talks', '2')).toBe('/en/mediathek-en/categories/talks/2');
    expect(a.person('en', 'merle-oltmanns', '9')).toBe('/en/team/merle-oltmanns/9');
    expect(a.venue('de', 'lange-bahn', '1')).toBe('/de/venues/lange-bahn/1');
  });

  test('variant B uses one name for both languages where it can', () => {
    const b = sectionUrls('B');
    expect(b.events('de')).toBe('/de/events');
    expect(b.magazine('de')).toBe('/de/magazine');
    expect(b.ensemble('en')).toBe('/en/ensemble');
    expect(b.productions('de')).toBe('/de/produktionen');
    expect(b.productions('en')).toBe('/en/productions');
    expect(b.series('de', 'drei-litzen', '5')).toBe('/de/abonnements/drei-litzen/5');
  });

  test('a venue with a map of its own keeps variant A for what it leaves out', () => {
    const own = sectionUrls({ events: { de: 'spielplan', en: 'whats-on' } });
    expect(own.events('de')).toBe('/de/spielplan');
    expect(own.ensemble('de')).toBe('/de/team');
  });

  test('the slug of a series may be missing', () => {
    expect(sectionUrls('A').series('en', null, '5')).toBe('/en/series/5');
  });

  test('signs with a meaning in addresses are encoded', () => {
    expect(sectionUrls('A').event('de', 'a/b?c', '1')).toBe('/de/programm/a%2Fb%3Fc/1');
  });
});

describe('routes of the sections', () => {
  const routes = (choice: 'A' | 'B', page: SectionPage) => sectionRoutes(choice, page).map(({ path }) => path);

  test.each<[SectionPage, string[], string[]]>([
    ['events', ['de/programm', 'en/events'], ['de/events', 'en/events']],
    [
      'events-slug-id',
      ['de/programm/:slug/:id', 'en/events/:slug/:id'],
      ['de/events/:slug/:id', 'en/events/:slug/:id'],
    ],
    ['productions', ['de/produktionen', 'en/productions'], ['de/produktionen', 'en/productions']],
    ['magazine', ['de/mediathek-de', 'en/mediathek-en'], ['de/magazine', 'en/magazine']],
    ['magazine-tags', ['de/mediathek-de/tags', 'en/mediathek-en/tags'], ['de/magazine/tags', 'en/magazine/tags']],
    [
      'magazine-categories-category-id',
      ['de/mediathek-de/categories/:slug/:id', 'en/mediathek-en/categories/:slug/:id'],
      ['de/magazine/categories/:slug/:id', 'en/magazine/categories/:slug/:id'],
    ],
    ['team-slug-id', ['de/team/:slug/:id', 'en/team/:slug/:id'], ['de/ensemble/:slug/:id', 'en/ensemble/:slug/:id']],
    ['venues-slug-id', ['de/venues/:slug/:id', 'en/venues/:slug/:id'], ['de/venues/:slug/:id', 'en/venues/:slug/:id']],
    [
      'series-slug-id',
      ['de/series/:slug?/:id', 'en/series/:slug?/:id'],
      ['de/abonnements/:slug?/:id', 'en/abonnements/:slug?/:id'],
    ],
  ])('%s', (page, a, b) => {
    expect(routes('A', page)).toEqual(a);
    expect(routes('B', page)).toEqual(b);
  });

  test('route names carry the language, so that the name of the events page contains events___', () => {
    expect(sectionRoutes('A', 'events').map(({ id }) => id)).toEqual(['events___de', 'events___en']);
  });

  test('a section named as in the other language leads to its own name', () => {
    expect(sectionInLanguage('A', '/en/programm/drei-litzen/7')).toBe('/en/events/drei-litzen/7');
    expect(sectionInLanguage('A', '/de/events')).toBe('/de/programm');
    expect(sectionInLanguage('A', '/de/programm')).toBeNull();
    expect(sectionInLanguage('A', '/de/team/x/1')).toBeNull();
    expect(sectionInLanguage('B', '/de/events')).toBeNull();
    expect(sectionInLanguage('A', '/de/besuch')).toBeNull();
    expect(sectionInLanguage('A', '/')).toBeNull();
  });

  test('calendars and feeds stand beside their page', () => {
    expect(sectionUrls('A').eventsCalendar('de')).toBe('/de/programm.ics');
    expect(sectionUrls('A').eventCalendar('en', 'three-strands', '7')).toBe('/en/events/three-strands/7.ics');
    expect(sectionUrls('B').categoryFeed('de', 'werkstatt', '3', 'atom')).toBe(
      '/de/magazine/categories/werkstatt/3.atom',
    );
  });
});

describe('fixed addresses', () => {
  test('the home page is the language alone', () => {
    expect(urls.home('de')).toBe('/de');
    expect(urls.page('en', '')).toBe('/en');
    expect(urls.page('en', 'visit/getting-here')).toBe('/en/visit/getting-here');
  });

  test('a search names category and page only when it has them', () => {
    expect(urls.search('de')).toBe('/de/search');
    expect(urls.search('de', { q: 'Hanf & Tau' })).toBe('/de/search?q=Hanf%20%26%20Tau');
    expect(urls.search('en', { category: 'events', page: 2, q: 'rope' })).toBe('/en/search/events/2?q=rope');
  });

  test('the path below the language carries no slashes around it', () => {
    expect(pathBelowLocale('/de')).toBe('');
    expect(pathBelowLocale('/de/')).toBe('');
    expect(pathBelowLocale('/en/visit/getting-here/')).toBe('visit/getting-here');
  });
});
