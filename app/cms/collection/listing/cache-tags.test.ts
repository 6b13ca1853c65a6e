import { expect, test } from 'vitest';
import { tagsOfListings } from './cache-tags.ts';

const date = (id: string, ...facets: string[]) => ({ object_id: id, facets });

test('a date that stays filed as it was outdates itself and its lists, and no list for the sake of its filters', () => {
  const tags = tagsOfListings([{ type: 'event', rows: [date('a', 'room.1', 'tag.2')] }], ['tag.2', 'room.1']);
  expect(tags.toSorted()).toEqual(['event:a', 'list:event', 'list:event.room.1', 'list:event.tag.2']);
});

test.each([
  ['a new date', [date('a', 'room.1')], []],
  ['a date that is gone', [], ['room.1']],
  ['a date in another room', [date('a', 'room.2')], ['room.1']],
])('%s may change what every list can be filtered by', (_, rows, before) => {
  expect(tagsOfListings([{ type: 'event', rows }], before)).toContain('options:event');
});

test('two dates that swap their rooms leave something in each of them', () => {
  const rows = [date('a', 'room.2'), date('b', 'room.1')];
  expect(tagsOfListings([{ type: 'event', rows }], ['room.1', 'room.2'])).not.toContain('options:event');
});

test('what inherits from a production may be filed otherwise with it', () => {
  const listed = [
    { type: 'production', rows: [date('p', 'season.1')] },
    { type: 'event', rows: [date('a', 'room.1')] },
  ];
  const tags = tagsOfListings(listed, ['season.1']);
  expect(tags).toContain('options:event');
  expect(tags).not.toContain('options:production');
});
