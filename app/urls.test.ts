import { describe, expect, test } from 'vitest';
import { pathBelowLocale, urls } from './urls.ts';

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
