import { expect, test } from 'vitest';
import { dateInAddress, linkToDate } from '#app/features/addresses/shop-dates.ts';
import { foundShop, mappedPage, shopEntryAt, shopSources, shopUrl } from './shop-entry.ts';

test('an address that only begins like an entry point is none, and lets nobody in', () => {
  expect(shopEntryAt('/webshops')).toBeUndefined();
  expect(shopEntryAt('/de/webshop')).toBeUndefined();
  expect(shopSources('/de')).toEqual({});
});

test('each entry point lets in its own provider and nothing else', () => {
  const shop = ['https://test.tickets.reepwerk.example'];
  expect(shopSources('/testshop/anything')).toEqual({ 'frame-src': shop, 'connect-src': shop });
  expect(shopSources('/webshop-pretix.data')['script-src']).toEqual(['https://pretix.eu']);
  expect(shopSources('/webshop-eventim')).toEqual({});
});

test('the shop of the demo is nowhere while no demo runs', () => {
  const entry = shopEntryAt('/webshop');
  expect(entry && foundShop(entry)).toBeNull();
  expect(shopSources('/webshop')).toEqual({});
});

test('a link to the shop as a whole leads to the date, in the language of the page; any other link stays', () => {
  const link = (href: string) => ({ href, external: false });
  expect(linkToDate(null, 7, 'de')).toBeNull();
  expect(linkToDate(link('/webshop-eventim'), 7, 'de')?.href).toBe('/webshop-eventim');
  expect(linkToDate(link('https://elsewhere.example'), 7, 'de')?.href).toBe('https://elsewhere.example');
  expect(linkToDate(link('/webshop'), 7, 'de')?.href).toBe('/webshop/date/7');
  expect(linkToDate(link('/webshop'), 7, 'en')?.href).toBe('/webshop/en/date/7');
  expect([dateInAddress('en/date/7'), dateInAddress('date/x'), dateInAddress('')]).toEqual([7, null, null]);
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
