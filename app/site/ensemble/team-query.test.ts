import { expect, test } from 'vitest';
import { letterBounds, readTeamQuery, teamAddress } from './team-query.ts';

const read = (query: string) => readTeamQuery(new URLSearchParams(query));

test('what cannot be meant is as if it were not there', () => {
  expect(read('order=z-a&category=x&letter=%C3%A4&page=-1')).toEqual({
    order: 'category',
    category: null,
    letter: null,
    page: 1,
  });
});

test('a letter is a list from A to Z, and its bounds hold every name that begins with it', () => {
  expect(read('letter=o')).toMatchObject({ order: 'a-z', letter: 'o' });
  expect(letterBounds('o')).toEqual({ from: 'o', before: 'p' });
  expect(letterBounds(null)).toEqual({});
});

test('a state is written as it was read', () => {
  expect(teamAddress('/de/team', read('order=a-z&letter=m&page=2'))).toBe('/de/team?order=a-z&letter=m&page=2');
  expect(teamAddress('/de/team', read(''))).toBe('/de/team');
});
