import { expect, test } from 'vitest';
import { mappedPage, shopEntryAt, shopSources, shopUrl } from './shop-entry.ts';

test('an address that only begins like an entry point is none, and lets nobody in', () => {
  expect(shopEntryAt('/webshops')).toBeUndefined();
  expect(shopEntryAt('/de/webshop')).toBeUndefined();
  expect(shopSources('/de')).toEqual({});
});

test('each entry point lets in its own provider and nothing else', () => {
  expect(shopSources('/webshop/anything')).toEqual({ 'frame-src': ['https://tickets.reepwerk.example'] });
  expect(shopSources('/webshop-pretix.data')['script-src']).toEqual(['https://pretix.eu']);
  expect(shopSources('/webshop-eventim')).toEqual({});
});

test('the default language needs no part of its own', () => {
  const entry = shopEntryAt('/testshop/en');
  if (!entry) throw new Error('There is no /testshop.');
  expect([shopUrl(entry, 'de'), shopUrl(entry, 'en')]).toEqual(['/testshop', '/testshop/en']);
});

test('the shop’s own lists are pages of ours, in the language of the address', () => {
  expect(mappedPage('eventlist', 'de')).toBe('/de/programm');
  expect(mappedPage('en/itemgroups/7', 'en')).toBe('/en/mediathek-en');
  expect(mappedPage('series', 'de')).toBe('/de/besuch/preise');
  expect([mappedPage('', 'de'), mappedPage('toString', 'de'), mappedPage('cart', 'de')]).toEqual([null, null, null]);
});
