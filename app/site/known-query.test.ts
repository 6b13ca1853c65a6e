import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownQuery } from './known-query.ts';

const kept = (address: string) => knownQuery(new URL(address, 'https://museum.example')).toString();

test('a page that reads nothing of its query is one page, whatever stands in it', () => {
  for (const path of ['/de', '/de.data', '/en/visit', '/de/programm/abend/12', '/de/mediathek-de.rss'])
    expect(kept(`${path}?q=1&page=2&date=01-12-2026&room=3&utm_source=x`)).toBe('');
});

test('a list keeps the keys it knows, in one order, and its files the same ones', () => {
  for (const path of ['/de/programm', '/de/programm.data', '/de/programm.ics', '/en/events'])
    expect(kept(`${path}?utm_source=x&room=3&page=2&letter=a&date=01-12-2026`)).toBe('date=01-12-2026&room=3&page=2');
  expect(kept('/de/produktionen?page=3&season=2&room=1')).toBe('season=2&page=3');
  expect(kept('/de/team?letter=m&order=a-z')).toBe('order=a-z&letter=m');
  expect(kept('/de/mediathek-de?page=2&q=x')).toBe('page=2');
  expect(kept('/de/mediathek-de/tags/seil/4?page=2')).toBe('page=2');
});

test('what cannot be meant is as if it were not there', () => {
  expect(kept('/de/programm?page=0&date=31-02-2026&room=-1')).toBe('');
  expect(kept('/de/programm?page=1&page=2')).toBe('');
  expect(kept('/de/mediathek-de?page=x')).toBe('');
});

test('the search keeps its words', () => {
  expect(kept('/de/search?q=%20Seil%20&page=3')).toBe('q=Seil');
  expect(kept('/de/search/events/2?q=Seil')).toBe('q=Seil');
});

test('every page for visitors that reads its query is known here', () => {
  const reading = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-route.tsx'))
    .filter((file) => /(?:read\w+\(url\.searchParams|url\.searchParams\.get)/.test(text(file)))
    .filter((file) => !/^(?:login|forms|account)\//.test(file));
  expect(reading.sort()).toEqual([
    'ensemble/person-list-route.tsx',
    'events/list/event-list-route.tsx',
    'magazine/article-list-route.tsx',
    'productions/production-list-route.tsx',
    'search/search-route.tsx',
  ]);
});

function text(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
