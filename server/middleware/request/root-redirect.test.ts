import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { preferredLocale, rootRedirect } from './root-redirect.ts';

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

test('a venue that names a language leads everybody there, and no cache asks for theirs', async () => {
  const asked = { headers: { 'accept-language': 'de' } };
  const answer = await new Hono().get('/', rootRedirect('en') as never).request('/', asked);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('vary')]).toEqual([302, '/en', null]);
  const reader = await new Hono().get('/', rootRedirect('reader') as never).request('/', asked);
  expect([reader.headers.get('location'), reader.headers.get('vary')]).toEqual(['/de', 'Accept-Language']);
});
