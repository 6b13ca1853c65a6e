import { expect, test } from 'vitest';
import { preferredLocale } from './root-redirect.ts';

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['fr', 'de'],
  ['*', 'de'],
  ['en', 'en'],
  ['en-GB,de;q=0.5', 'en'],
  ['de;q=0.3, en;q=0.9', 'en'],
  ['fr, en;q=0.1', 'en'],
  ['en;q=0, de', 'de'],
  ['EN-us', 'en'],
  ['x;q=NaN,,;;', 'de'],
])('a reader who sends %j is led to /%s', (header, locale) => expect(preferredLocale(header)).toBe(locale));
