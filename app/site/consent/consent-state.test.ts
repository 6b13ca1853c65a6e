import { describe, expect, test } from 'vitest';
import { isLegalPage, showsBanner } from './consent-state.ts';

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
