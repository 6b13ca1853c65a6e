import { describe, expect, test } from 'vitest';
import { decisionOf, isLegalPage, showsBanner } from './consent-state.ts';

describe('the consent banner', () => {
  test('never covers a legal text', () => {
    expect(showsBanner({ decision: 'none', isLegal: true, comesFromLegal: false })).toBe(false);
    expect(showsBanner({ decision: 'rejected', isLegal: true, comesFromLegal: true })).toBe(false);
  });

  test('leaves those alone who have decided', () => {
    expect(showsBanner({ decision: 'given', isLegal: false, comesFromLegal: true })).toBe(false);
    expect(showsBanner({ decision: 'rejected', isLegal: false, comesFromLegal: false })).toBe(false);
  });

  test('asks on the first page', () => {
    expect(showsBanner({ decision: 'none', isLegal: false, comesFromLegal: false })).toBe(true);
  });

  test('asks again when somebody who rejected leaves a legal page', () => {
    expect(showsBanner({ decision: 'rejected', isLegal: false, comesFromLegal: true })).toBe(true);
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

describe('the decision in the cookie', () => {
  const cookie = (value: unknown) => `a=1; cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;

  test('nothing, or something nobody can read, is no decision', () => {
    expect(decisionOf('')).toBe('none');
    expect(decisionOf('cc_cookie=%7Bbroken')).toBe('none');
  });

  test('only what is required means rejected, anything more means given', () => {
    expect(decisionOf(cookie({ categories: ['required'] }))).toBe('rejected');
    expect(decisionOf(cookie({ categories: ['required', 'marketing'] }))).toBe('given');
  });
});
