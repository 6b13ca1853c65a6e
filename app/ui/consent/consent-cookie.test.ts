import { describe, expect, test } from 'vitest';
import { type Choice, consentCookie, consentVersion, embedProviders, readConsent } from './consent-cookie.ts';

const now = new Date('2026-11-21T12:00:00Z');
const stored = (value: unknown) => `a=1; consent=${encodeURIComponent(JSON.stringify(value))}; b=2`;
const choice = (some: Partial<Choice> = {}): Choice => ({ allowed: [], providers: [], ...some });

describe('the decision in the cookie', () => {
  test('nothing, or something nobody can read, is no decision', () => {
    for (const cookies of ['', 'consent=%7Bbroken', 'consent=1', 'consent=null', stored([]), stored({ allowed: [] })])
      expect(readConsent(cookies)).toBeNull();
  });

  test('a decision of a version nobody knows is none: everybody is asked again', () => {
    for (const version of [0, consentVersion + 1])
      expect(readConsent(stored({ version, date: '2026-01-01', allowed: [], providers: [] }))).toBeNull();
  });

  test('what nobody asked about is not allowed', () => {
    const kept = {
      version: consentVersion,
      date: '2026-11-21',
      allowed: ['marketing', 'all'],
      providers: ['x', 'vimeo'],
    };
    expect(readConsent(stored(kept))).toMatchObject({ allowed: ['marketing'], providers: ['vimeo'] });
  });

  test('a decision from before there were providers is honoured: media as a whole are each of them', () => {
    const old = (...allowed: string[]) => readConsent(stored({ version: 1, date: '2026-01-01', allowed }));
    expect(old()).toMatchObject(choice());
    expect(old('optimization')).toMatchObject(choice({ allowed: ['optimization'] }));
    expect(old('external_media')).toMatchObject(choice({ providers: [...embedProviders] }));
  });

  test('it keeps its version and its day, for half a year, and only over https where the page is', () => {
    const cookie = consentCookie(choice({ providers: ['spotify'] }), { now, isSecure: true });
    const kept = { version: consentVersion, date: '2026-11-21', allowed: [], providers: ['spotify'] };
    expect(readConsent(cookie)).toEqual(kept);
    expect(cookie).toMatch(/; Path=\/; Max-Age=15724800; SameSite=Lax; Secure$/);
    expect(consentCookie(choice(), { now, isSecure: false })).not.toContain('Secure');
  });

  test('a refusal is a decision as well', () => {
    expect(readConsent(consentCookie(choice(), { now, isSecure: false }))).toMatchObject(choice());
  });
});
