import { expect, test } from 'vitest';
import { listBehindOverlay } from './overlay-address.ts';

const list = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://museum.example');
  return listBehindOverlay(pathname, searchParams);
};

test('other addresses, calls of the interface and other values of the flag lead nowhere else', () => {
  for (const address of ['/de/besuch', '/de/besuch?overlay=1', '/webshop?overlay=true', '/de/api/events?overlay=true'])
    expect(list(address)).toBeNull();
});

test('a page with the overlay leads to the programme in the same state and language', () => {
  expect(list('/de?overlay=true')).toBe('/de/programm');
  expect(list('/en/visit?overlay=true&date=05-12-2026&room=3&utm_source=x')).toBe('/en/events?date=05-12-2026&room=3');
  expect(list('/de/besuch.data?overlay=true&_routes=x')).toBe('/de/programm');
});
