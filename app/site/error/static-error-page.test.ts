import { describe, expect, test } from 'vitest';
import { errorKind } from './error-text.ts';
import { errorPage } from './static-error-page.ts';

describe('the page that is left when everything else is missing', () => {
  test('asks for nothing but its type: no script, no style sheet, no picture', () => {
    const html = errorPage({ status: 500, locale: 'de' });
    expect(html).not.toMatch(/<script|<link|src=|@import/);
    expect(html.match(/url\([^)]*/g)).toEqual([expect.stringMatching(/\.woff2$/)]);
    expect(html).toContain('system-ui');
  });

  test('leads to the other language', () => {
    expect(errorPage({ status: 404, locale: 'de' })).toContain('href="/en" lang="en" hreflang="en">English</a>');
  });

  test('is not indexed', () => {
    expect(errorPage({ status: 404, locale: 'de' })).toContain('<meta name="robots" content="noindex">');
  });

  test('says in both languages what happened and leads home', () => {
    const german = errorPage({ status: 404, locale: 'de' });
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Gerissen');
    expect(german).toContain('404 Not Found');
    expect(german).toContain('href="/de"');
    const english = errorPage({ status: 404, locale: 'en' });
    expect(english).toContain('This page could not be found');
    expect(english).toContain('href="/en"');
  });

  test('is called in the window what it is, whatever the venue calls it', () => {
    expect(errorPage({ status: 404, locale: 'de' })).toContain('<title>Seite nicht gefunden | ');
    expect(errorPage({ status: 503, locale: 'en' })).toContain('<title>Website unavailable | ');
  });

  test('leads to the imprint, which is owed to everybody at any time (§ 5 DDG)', () => {
    expect(errorPage({ status: 503, locale: 'de' })).toContain('href="/de/impressum">Impressum</a>');
    expect(errorPage({ status: 'offline', locale: 'en' })).toMatch(/href="\/en\/[^"]+">Imprint<\/a>/);
  });

  test('knows the words for every situation of the catalogue', () => {
    expect(errorPage({ status: 503, locale: 'de' })).toContain('503 Website offline');
    expect(errorPage({ status: 500, locale: 'en' })).toContain('An unknown error occurred');
    expect(errorPage({ status: 'offline', locale: 'en' })).toContain('no connection');
  });
});

test.each([
  [400, 404],
  [414, 404],
  [403, 403],
  [502, 500],
  [503, 503],
] as const)('status %i is told as %s', (status, kind) => {
  expect(errorKind(status)).toBe(kind);
});
