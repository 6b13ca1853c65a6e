import { expect, test } from 'vitest';
import { productionAddress, readProductionQuery } from './production-query.ts';

const read = (query: string) => readProductionQuery(new URLSearchParams(query));

test('what cannot be meant is as if it were not there', () => {
  expect(read('season=007&tag=1e3&exhibition_type=-1&date=31-02-2026&page=0')).toEqual({
    filter: {},
    date: null,
    page: 1,
  });
  expect(read('page=999999999')).toMatchObject({ page: 1000 });
});

test('a state of the list is written as it was read', () => {
  const query = 'date=01-12-2026&season=3&exhibition_type=1&tag=44&page=2';
  expect(productionAddress('/de/produktionen', read(query))).toBe(`/de/produktionen?${query}`);
  expect(productionAddress('/de/produktionen', read(''))).toBe('/de/produktionen');
});
