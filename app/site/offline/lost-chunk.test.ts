import { expect, test } from 'vitest';
import { mayReload } from './lost-chunk.ts';

test('a page that has just been loaded anew is not loaded again within a minute', () => {
  expect(mayReload(100_000, 159_999)).toBe(false);
});

test('a page is loaded anew when a file is gone', () => {
  expect(mayReload(0, 100_000)).toBe(true);
  expect(mayReload(100_000, 160_000)).toBe(true);
});
