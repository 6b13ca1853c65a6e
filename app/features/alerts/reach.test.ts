import { expect, test } from 'vitest';
import { reaches } from './reach.ts';

test.each([
  ['a notice for some pages is not on others', ['/de/besuch'], '/de/programm', false],
  ['a path that only begins alike is another one', ['/de/besuch'], '/de/besucher', false],
  ['a notice without paths stands everywhere', [], '/de/programm', true],
  ['a notice stands at its path', ['/en/visit', '/de/besuch'], '/de/besuch', true],
  ['and on the pages below', ['/de/besuch'], '/de/besuch/preise', true],
])('%s', (_name, paths, pathname, expected) => expect(reaches(paths, pathname)).toBe(expected));
