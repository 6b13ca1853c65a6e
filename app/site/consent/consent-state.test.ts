import { describe, expect, test, vi } from 'vitest';
import { type Choice, consentCookie, embedProviders, readConsent } from '#app/ui/consent/consent-cookie.ts';
import {
  allowsTagManager,
  askingScript,
  choosable,
  decisionOf,
  isLegalPage,
  refusesTracking,
  showsBanner,
} from './consent-state.ts';

const first = {
  decision: 'none',
  isLegal: false,
  comesFromLegal: false,
  refusesTracking: false,
  asksAgainAfterLegalPage: true,
} as const;
const consent = (some: Partial<Choice> = {}) => ({
  version: 2,
  date: '2026-11-21',
  allowed: [],
  providers: [],
  ...some,
});

const kept = consentCookie({ allowed: [], providers: [] }, { now: new Date('2026-11-21'), isSecure: false });
const visits = [
  ['nothing is kept', { cookie: '' }],
  ['another cookie ends like ours', { cookie: 'noconsent=1' }],
  ['something has been decided', { cookie: `a=b; ${kept.split(';')[0]}` }],
  ['the browser asks not to be tracked', { cookie: '', doNotTrack: '1' }],
  ['the browser keeps to itself', { cookie: '', doNotTrack: '0', globalPrivacyControl: true }],
] as const;

test.each(visits)('the script before the first paint asks as React will when %s', (_name, { cookie, ...browser }) => {
  const parentElement = { open: false };
  vi.stubGlobal('document', { cookie, currentScript: { parentElement } });
  vi.stubGlobal('navigator', browser);
  // biome-ignore lint/security/noGlobalEval: the very text that stands in the page
  globalThis.eval(askingScript);
  vi.unstubAllGlobals();
  const moment = { ...first, decision: decisionOf(readConsent(cookie)), refusesTracking: refusesTracking(browser) };
  expect(parentElement.open).toBe(showsBanner(moment));
});

describe('the consent banner', () => {
  test('never stands on a legal text', () => {
    expect(showsBanner({ ...first, isLegal: true })).toBe(false);
    expect(showsBanner({ ...first, decision: 'rejected', isLegal: true, comesFromLegal: true })).toBe(false);
  });

  test('leaves those alone who have decided', () => {
    expect(showsBanner({ ...first, decision: 'given', comesFromLegal: true })).toBe(false);
    expect(showsBanner({ ...first, decision: 'rejected' })).toBe(false);
  });

  test('does not ask a browser that objects to tracking', () => {
    expect(showsBanner({ ...first, refusesTracking: true })).toBe(false);
  });

  test('asks on the first page', () => {
    expect(showsBanner(first)).toBe(true);
  });

  test('asks again when somebody who rejected leaves a legal page, unless the venue leaves them alone', () => {
    const leaving = { ...first, decision: 'rejected', comesFromLegal: true } as const;
    expect(showsBanner(leaving)).toBe(true);
    expect(showsBanner({ ...leaving, asksAgainAfterLegalPage: false })).toBe(false);
  });
});

test('imprint, privacy and terms are legal pages, in both languages', () => {
  expect(['/en/impressum', '/en/datenschutz', '/en/agb'].map((path) => isLegalPage(path, 'en'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isLegalPage('/de/besuch', 'de')).toBe(false);
});

test('only what is required means rejected, anything more means given', () => {
  expect(decisionOf(null)).toBe('none');
  expect(decisionOf(consent())).toBe('rejected');
  expect(decisionOf(consent({ providers: ['vimeo'] }))).toBe('given');
});

describe('the tag manager', () => {
  test('is not loaded before consent, and not for external media alone', () => {
    expect(allowsTagManager(null, false)).toBe(false);
    expect(allowsTagManager(consent({ providers: ['vimeo'] }), false)).toBe(false);
  });

  test('is not loaded for a browser that objects, whatever was allowed', () => {
    expect(allowsTagManager(consent({ allowed: ['optimization', 'marketing'] }), true)).toBe(false);
  });

  test('is loaded for statistics or marketing', () => {
    expect(allowsTagManager(consent({ allowed: ['optimization'] }), false)).toBe(true);
    expect(allowsTagManager(consent({ allowed: ['marketing'] }), false)).toBe(true);
  });
});

test('Do Not Track and Global Privacy Control are objections; their absence is none', () => {
  expect(refusesTracking({ doNotTrack: '1' })).toBe(true);
  expect(refusesTracking({ globalPrivacyControl: true })).toBe(true);
  expect(refusesTracking({ doNotTrack: null })).toBe(false);
  expect(refusesTracking({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
});

test('an objection leaves only external media to choose', () => {
  const providers = [...embedProviders];
  expect(choosable(true)).toEqual({ allowed: [], providers });
  expect(choosable(false)).toEqual({ allowed: ['optimization', 'marketing'], providers });
});
