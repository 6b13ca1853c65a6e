import { expect, test } from 'vitest';
import { footerRows } from './footer-rows.ts';

test('footer pages are sorted by the page they stand below, the others are the legal row', () => {
  const rows = footerRows([
    { title: 'Team', url: '/de/ueber-uns/team', parent: 'Über uns' },
    { title: 'Impressum', url: '/de/impressum', parent: null },
    { title: 'Leichte Sprache', url: '/de/zugang/leichte-sprache', parent: 'Zugang' },
    { title: 'Presse', url: '/de/ueber-uns/presse', parent: 'Über uns' },
  ]);
  expect(rows.legal).toEqual([{ title: 'Impressum', url: '/de/impressum' }]);
  expect(rows.columns.map(({ title, links }) => [title, links.length])).toEqual([
    ['Über uns', 2],
    ['Zugang', 1],
  ]);
});
