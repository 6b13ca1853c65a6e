import { expect, test } from 'vitest';
import { mayReload } from './lost-chunk.ts';

const reader = { isOnline: true, isEditing: false };

test('a page that has just been loaded anew is not loaded again within a minute', () => {
  expect(mayReload({ ...reader, lastAt: 100_000, now: 159_999 })).toBe(false);
});

test('nobody loses a page because the network is away, or while editing it', () => {
  expect(mayReload({ lastAt: 0, now: 100_000, isOnline: false, isEditing: false })).toBe(false);
  expect(mayReload({ lastAt: 0, now: 100_000, isOnline: true, isEditing: true })).toBe(false);
});

test('a page is loaded anew when a file is gone', () => {
  expect(mayReload({ ...reader, lastAt: 0, now: 100_000 })).toBe(true);
  expect(mayReload({ ...reader, lastAt: 100_000, now: 160_000 })).toBe(true);
});
