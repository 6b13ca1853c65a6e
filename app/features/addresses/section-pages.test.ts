import { describe, expect, test } from 'vitest';
import type { SectionChoice } from '#app/cms/channels/section.ts';
import { calendarUrl, entryUrl, feedUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { article } from '#app/collections/article/schema.ts';
import { articleCategory } from '#app/collections/article-category/schema.ts';
import { event } from '#app/collections/event/schema.ts';
import { person } from '#app/collections/person/schema.ts';
import { production } from '#app/collections/production/schema.ts';
import { series } from '#app/collections/series/schema.ts';
import { tag } from '#app/collections/tag/schema.ts';
import { venue } from '#app/collections/venue/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { checkSections, sectionInLanguage, sectionRoutes } from './section-pages.ts';

type Paged = Pick<CollectionDefinition, 'pages'>;

/** Addresses under a choice of sections. */
const at = (choice: SectionChoice) => ({
  list: (definition: Paged, locale: Locale) => listUrl(definition, locale, choice),
  entry: (definition: Paged, locale: Locale, slug: string | null, number: string) =>
    entryUrl(definition, { locale, slug, number }, choice),
});

describe('section addresses', () => {
  test('variant A has German and English names for the programme and the media library', () => {
    const a = at('A');
    expect(a.list(event, 'de')).toBe('/de/programm');
    expect(a.list(event, 'en')).toBe('/en/events');
    expect(a.entry(event, 'de', 'drei-litzen', '4711')).toBe('/de/programm/drei-litzen/4711');
    expect(a.list(article, 'de')).toBe('/de/mediathek-de');
    expect(a.entry(article, 'en', 'a-knot', '7')).toBe('/en/mediathek-en/a-knot/7');
    expect(a.list(tag, 'de')).toBe('/de/mediathek-de/tags');
    expect(a.entry(tag, 'de', 'hanf', '3')).toBe('/de/mediathek-de/tags/hanf/3');
    expect(a.entry(articleCategory, 'en', 'talks', '2')).toBe('/en/mediathek-en/categories/talks/2');
    expect(a.entry(person, 'en', 'merle-oltmanns', '9')).toBe('/en/team/merle-oltmanns/9');
    expect(a.entry(venue, 'de', 'lange-bahn', '1')).toBe('/de/venues/lange-bahn/1');
  });

  test('variant B uses one name for both languages where it can', () => {
    const b = at('B');
    expect(b.list(event, 'de')).toBe('/de/events');
    expect(b.list(article, 'de')).toBe('/de/magazine');
    expect(b.list(person, 'en')).toBe('/en/ensemble');
    expect(b.list(production, 'de')).toBe('/de/produktionen');
    expect(b.list(production, 'en')).toBe('/en/productions');
    expect(b.entry(series, 'de', 'drei-litzen', '5')).toBe('/de/abonnements/drei-litzen/5');
  });

  test('a venue with a map of its own keeps variant A for what it leaves out', () => {
    const own = at({ events: { de: 'spielplan', en: 'whats-on' } });
    expect(own.list(event, 'de')).toBe('/de/spielplan');
    expect(own.list(person, 'de')).toBe('/de/team');
  });

  test('the slug of a series may be missing', () => {
    expect(at('A').entry(series, 'en', null, '5')).toBe('/en/series/5');
  });

  test('signs with a meaning in addresses are encoded', () => {
    expect(at('A').entry(event, 'de', 'a/b?c', '1')).toBe('/de/programm/a%2Fb%3Fc/1');
  });
});

describe('routes of the sections', () => {
  const routes = (choice: 'A' | 'B', page: string) => sectionRoutes(choice, page).map(({ path }) => path);

  test.each<[string, string[], string[]]>([
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
    expect(calendarUrl(at('A').list(event, 'de'))).toBe('/de/programm.ics');
    expect(calendarUrl(at('A').entry(event, 'en', 'three-strands', '7') ?? '')).toBe('/en/events/three-strands/7.ics');
    expect(feedUrl(at('B').entry(articleCategory, 'de', 'werkstatt', '3') ?? '', 'atom')).toBe(
      '/de/magazine/categories/werkstatt/3.atom',
    );
  });
});

describe('the choice of a venue', () => {
  const own = (choice: SectionChoice) => () => checkSections(choice);

  test('no two sections have one address, and none that of something else', () => {
    expect(own({ magazine: { de: 'programm', en: 'journal' } })).toThrow(
      'sections: gives two sections the same address',
    );
    expect(own({ magazine: { de: 'suche', en: 'search' } })).toThrow('sections: takes an address');
  });

  test('a name that is no section is a mistake', () => {
    expect(own({ magasine: { de: 'journal', en: 'journal' } })).toThrow(
      'site.config.ts needs a correction. sections: has no section magasine.',
    );
  });
});
