import { expect, test } from 'vitest';
import { dropSpot, isWithin, movesOf, type Placed } from './page-moves.ts';

/** Home; Besuch with Preise and Anfahrt; Haus. */
const pages: Placed[] = [
  { id: 'home', parent_id: null },
  { id: 'besuch', parent_id: null },
  { id: 'preise', parent_id: 'besuch' },
  { id: 'anfahrt', parent_id: 'besuch' },
  { id: 'haus', parent_id: null },
];

test('a page that is not there goes nowhere, and nothing is dropped into itself or below itself', () => {
  expect(movesOf(pages, 'gone')).toEqual({});
  expect(dropSpot(pages, { id: 'besuch', on: 'besuch', part: 'into' })).toBeNull();
  expect(dropSpot(pages, { id: 'besuch', on: 'preise', part: 'behind' })).toBeNull();
  expect(dropSpot(pages, { id: 'besuch', on: 'gone', part: 'before' })).toBeNull();
});

test('the first goes down or stays, the last goes up, and only what is below another goes out', () => {
  expect(movesOf(pages, 'home')).toEqual({ down: { parent: null, before: 'haus' } });
  expect(movesOf(pages, 'haus')).toEqual({
    up: { parent: null, before: 'besuch' },
    in: { parent: 'besuch', before: null },
  });
  expect(movesOf(pages, 'preise')).toEqual({
    down: { parent: 'besuch', before: null },
    out: { parent: null, before: 'haus' },
  });
});

test('a page is dropped before, into or behind another', () => {
  expect(dropSpot(pages, { id: 'haus', on: 'preise', part: 'before' })).toEqual({ parent: 'besuch', before: 'preise' });
  expect(dropSpot(pages, { id: 'haus', on: 'preise', part: 'into' })).toEqual({ parent: 'preise', before: null });
  expect(dropSpot(pages, { id: 'haus', on: 'preise', part: 'behind' })).toEqual({
    parent: 'besuch',
    before: 'anfahrt',
  });
  expect(dropSpot(pages, { id: 'anfahrt', on: 'preise', part: 'behind' })).toEqual({ parent: 'besuch', before: null });
});

test('a page is within itself and whatever it stands below', () => {
  expect(isWithin(pages, 'preise', 'besuch')).toBe(true);
  expect(isWithin(pages, 'besuch', 'besuch')).toBe(true);
  expect(isWithin(pages, 'haus', 'besuch')).toBe(false);
});
