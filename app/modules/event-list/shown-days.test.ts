import { describe, expect, test } from 'vitest';
import { shownDays } from './shown-days.ts';

const today = '2026-11-21';
const day = (date_start: string, ...names: string[]) => ({
  date_start,
  events: names.map((name) => ({ name, isOver: name.endsWith('over') })),
});
const names = (days: ReturnType<typeof day>[], items: number) =>
  shownDays(days, { today, items }).map(({ date_start, events }) => [date_start, ...events.map(({ name }) => name)]);

describe('the rows of an event list', () => {
  test('a day of which nothing is left is not shown', () => {
    expect(names([day(today, 'a over', 'b over'), day('2026-11-22', 'c')], 5)).toEqual([['2026-11-22', 'c']]);
  });

  test('what is over makes room for what is to come', () => {
    expect(names([day(today, 'a over', 'b over', 'c', 'd')], 3)).toEqual([[today, 'b over', 'c', 'd']]);
    expect(names([day(today, 'a over', 'b', 'c', 'd')], 2)).toEqual([[today, 'b', 'c']]);
  });

  test('what is over today stays while there is room: the day is whole', () => {
    expect(names([day(today, 'a over', 'b')], 5)).toEqual([[today, 'a over', 'b']]);
  });

  test('further days fill up', () => {
    expect(names([day(today, 'a'), day('2026-11-22', 'b', 'c')], 2)).toEqual([
      [today, 'a'],
      ['2026-11-22', 'b'],
    ]);
  });
});
