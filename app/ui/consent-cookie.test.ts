import { describe, expect, test } from 'vitest';
import { consentCookie, consentVersion, readConsent } from './consent-cookie.ts';

const now = new Date('2026-11-21T12:00:00Z');
const stored = (value: unknown) => `a=1; consent=${encodeURIComponent(JSON.stringify(value))}; b=2`;

describe('the decision in the cookie', () => {
  test('nothing, or something nobody can read, is no decision', () => {
    for (const cookies of ['', 'consent=%7Bbroken', 'consent=1', 'consent=null', stored([]), stored({ allowed: [] })])
      expect(readConsent(cookies)).toBeNull();
  });

  test('a decision about an older wording is none: everybody is asked again', () => {
    expect(readConsent(stored({ version: consentVersion - 1, date: '2026-01-01', allowed: ['marketing'] }))).toBeNull();
  });

  test('what nobody asked about is not allowed', () => {
    const consent = readConsent(stored({ version: consentVersion, date: '2026-11-21', allowed: ['marketing', 'all'] }));
    expect(consent?.allowed).toEqual(['marketing']);
  });

  test('it keeps its version and its day, for half a year, and only over https where the page is', () => {
    const cookie = consentCookie(['external_media'], { now, isSecure: true });
    expect(readConsent(cookie)).toEqual({ version: consentVersion, date: '2026-11-21', allowed: ['external_media'] });
    expect(cookie).toMatch(/; Path=\/; Max-Age=15724800; SameSite=Lax; Secure$/);
    expect(consentCookie([], { now, isSecure: false })).not.toContain('Secure');
  });

  test('a refusal is a decision as well', () => {
    expect(readConsent(consentCookie([], { now, isSecure: false }))?.allowed).toEqual([]);
  });
});
