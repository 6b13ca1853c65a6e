import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('the last part of the address follows the slug, what stands above it stays', () => {
  expect(addressOf('/de/besuch/anfahrt', 'weg')).toBe('/de/besuch/weg');
  expect(addressOf('/de/besuch', 'ihr-besuch')).toBe('/de/ihr-besuch');
});

test('the home page has none, and a page that had none gets one', () => {
  expect(addressOf('/de', '')).toBe('/de');
  expect(addressOf('/en', 'visit')).toBe('/en/visit');
});
