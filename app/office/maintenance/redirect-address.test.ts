import { expect, test } from 'vitest';
import { redirectOf } from './redirect-address.ts';

test('an old address that leads into the other language is refused', () => {
  expect(redirectOf({ locale: 'de', old_path: '/alt', new_path: '/en/events' })).toBeNull();
  expect(redirectOf({ locale: 'en', old_path: '/de/alt', new_path: '/en/events' })).toBeNull();
});

test('an address with its language in front, as the error log has it, decides the language', () => {
  const kept = { locale: 'en', old_path: '/en/old', new_path: '/en/events' };
  expect(redirectOf({ locale: 'de', old_path: '/en/old', new_path: '/en/events' })).toEqual(kept);
  expect(redirectOf({ locale: 'de', old_path: '/en/old', new_path: '/events' })).toEqual(kept);
  expect(redirectOf({ locale: 'en', old_path: '/old', new_path: '/events' })).toEqual(kept);
});

test('a path that only begins like a language gets one in front, an address of elsewhere and a slip stay as they are', () => {
  expect(redirectOf({ locale: 'de', old_path: '/english', new_path: '/design' })).toMatchObject({
    old_path: '/de/english',
    new_path: '/de/design',
  });
  expect(redirectOf({ locale: 'de', old_path: 'alt', new_path: 'https://example.com/en/x' })).toEqual({
    locale: 'de',
    old_path: 'alt',
    new_path: 'https://example.com/en/x',
  });
});

test('an old address without a language is kept as it stands; one that has a language has it', () => {
  expect(redirectOf({ locale: 'none', old_path: '/index.php', new_path: '/en/visit' })).toEqual({
    locale: 'en',
    old_path: '/index.php',
    new_path: '/en/visit',
    is_bare: true,
  });
  expect(redirectOf({ locale: 'none', old_path: '/en/old', new_path: '/visit' })).toEqual({
    locale: 'en',
    old_path: '/en/old',
    new_path: '/en/visit',
  });
});

test('a slash at the end is none of the address', () => {
  expect(redirectOf({ locale: 'none', old_path: '/alt-a/', new_path: '/de/besuch/' })).toEqual({
    locale: 'de',
    old_path: '/alt-a',
    new_path: '/de/besuch',
    is_bare: true,
  });
});
