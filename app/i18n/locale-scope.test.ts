import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInLocale } from './locale-scope.server.ts';
import { getLocale } from './paraglide/runtime.js';

test('two visitors at the same time each read their own language', async () => {
  const spoken = (locale: 'de' | 'en') =>
    runInLocale(locale, async () => {
      await wait(2);
      return getLocale();
    });
  expect(await Promise.all([spoken('de'), spoken('en')])).toEqual(['de', 'en']);
});

test('outside a visit the default language is spoken', () => {
  expect(getLocale()).toBe('de');
});
