import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

const lists = { '/de/programm': 'rows', '/de/mediathek-de': 'cards', '/de/team': 'names' } as const;

test.each([
  ['/de', 'home'],
  ['/de/programm', 'rows'],
  ['/de/programm/nachtschicht/1204', 'detail'],
  ['/de/mediathek-de', 'cards'],
  ['/de/team', 'names'],
  ['/de/venues/reepwerk/3', 'detail'],
  ['/de/series/122', 'detail'],
  ['/de/besuch/anfahrt', 'page'],
] as const)('on the way to %s stands the outline of %s', (pathname, outline) => {
  expect(outlineOf(pathname, lists)).toBe(outline);
});
