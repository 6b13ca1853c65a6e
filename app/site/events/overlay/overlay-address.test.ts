import { expect, test } from 'vitest';
import { addressWithOverlay, linkInOverlay } from './overlay-address.ts';

const here = { origin: 'https://museum.example', pathname: '/de/besuch' };
const click = (href: string) => linkInOverlay({ href, eventsUrl: '/de/programm', here });

test('links to other sites and to places of the page below are left alone', () => {
  expect(click('https://elsewhere.example/de/programm')).toEqual({ kind: 'other' });
  expect(click('/de/besuch#anfahrt')).toEqual({ kind: 'other' });
});

test('a date leads away, a filter stays', () => {
  expect(click('/de/programm/zugkraft/12')).toEqual({ kind: 'away' });
  expect(click('/de/programm?room=3&date=05-12-2026')).toEqual({
    kind: 'list',
    list: '/de/programm?room=3&date=05-12-2026',
  });
});

test('the address of the page below mirrors the list, and nothing else a list may have been given', () => {
  const page = { pathname: '/de/besuch', hash: '#anfahrt' };
  expect(addressWithOverlay(page, '/de/programm')).toBe('/de/besuch?overlay=true#anfahrt');
  expect(addressWithOverlay(page, '/de/programm?date=05-12-2026&room=3&x=%3Cscript%3E')).toBe(
    '/de/besuch?overlay=true&date=05-12-2026&room=3#anfahrt',
  );
});
