import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  'https://evil.example/de',
  '//evil.example/de',
  '/\\evil.example',
  '/de\\..\\evil',
  '/de/\n/evil',
  'javascript:alert(1)',
  '/fr/besuch',
  '/design',
  '/de/login?next=/de/login',
  '/de/logout',
  '',
  null,
])('%j is not followed after logging in', (wish) => {
  expect(nextPath(wish, 'de')).toBe('/de');
});

test.each(['/de', '/en/visit', '/de?edit', '/de/besuch?edit#anfahrt'])('%j is followed', (wish) => {
  expect(nextPath(wish, 'de')).toBe(wish);
});
