import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Overview } from '../overview.server.ts';
import { NothingFound } from './nothing-found.tsx';

/** What is read where the list from a day on, under a filter or none, holds nothing. */
function words(date: string, filter: Overview['state']['filter'] = {}): string {
  const today = '2026-11-25';
  const overview: Overview = {
    locale: 'de',
    url: '/de/programm',
    today,
    date,
    rows: [],
    teasers: [],
    count: 0,
    page: 1,
    pages: 0,
    state: { filter, date: date === today ? null : date },
    groups: [],
    days: {},
    season: [],
    nearby: [],
    listStyle: 'style1',
    automaticPages: null,
  };
  return renderToStaticMarkup(<NothingFound overview={overview} />);
}

const sentences =
  'Ihre Auswahl hat leider kein Ergebnis geliefert. Bitte löschen Sie einen der Filter oder versuchen Sie eine andere Kombination.';

test('a day without dates is a choice that found nothing, as a filter is', () => {
  expect(words('2031-01-01')).toContain(sentences);
  expect(words('2026-11-25', { room: 4 })).toContain(sentences);
  expect(words('2031-01-01')).toContain('href="/de/programm"');
});

test('where nothing is chosen the programme itself is empty', () => {
  expect(words('2026-11-25')).toContain('Im Augenblick steht nichts auf dem Programm.');
  expect(words('2026-11-25')).not.toContain(sentences);
});
