import { expect, test } from 'vitest';
import { derivedId } from './derived-id.ts';

const site = 'https://museum.example/';

test('derived ids look like UUIDs, differ by site and name, and never change', () => {
  expect(derivedId(site, 'page/start')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(derivedId(site, 'page/start')).not.toBe(derivedId(site, 'media/start'));
  expect(derivedId(site, 'page/start')).not.toBe(derivedId('https://other.example/', 'page/start'));
  expect(derivedId(site, 'page/start')).toBe(derivedId(site, 'page/start'));
  // Written down, so that no site gets other ids one day.
  expect(derivedId('https://reepwerk.example/', 'page/start')).toBe('b29d76f3-9628-5b8a-b0b2-f41c235cb29c');
});
