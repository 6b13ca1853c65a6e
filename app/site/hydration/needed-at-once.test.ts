import { expect, test } from 'vitest';
import { consentCookie } from '#app/ui/consent/consent-cookie.ts';
import { isNeededAtOnce } from './needed-at-once.ts';

const nobody = {
  cookies: '',
  providers: [],
  hasTagManager: true,
  isFromLegalPage: true,
  isWeak: false,
  hasPlace: false,
};
const decided = (choice: Parameters<typeof consentCookie>[0]) =>
  consentCookie(choice, { now: new Date('2027-05-02'), isSecure: true }).split(';')[0] ?? '';
const refused = decided({ allowed: [], providers: [] });
const watches = decided({ allowed: [], providers: ['vimeo'] });

test('nobody needs a page to be alive who has said nothing, or whose answer it does not touch', () => {
  expect(isNeededAtOnce(nobody)).toBe(false);
  expect(isNeededAtOnce({ ...nobody, cookies: refused, isFromLegalPage: false })).toBe(false);
  expect(isNeededAtOnce({ ...nobody, cookies: watches, isFromLegalPage: false, providers: ['spotify'] })).toBe(false);
  const counted = decided({ allowed: ['optimization'], providers: [] });
  expect(isNeededAtOnce({ ...nobody, cookies: counted, isFromLegalPage: false, hasTagManager: false })).toBe(false);
  expect(isNeededAtOnce({ ...nobody, cookies: 'cartAmount=0' })).toBe(false);
});

test.each([
  ['tickets in the cart are counted in the header', { cookies: 'a=b; cartAmount=2' }],
  ['a film of a provider that was allowed', { cookies: watches, providers: ['vimeo'], isFromLegalPage: false }],
  ['visits may be counted', { cookies: decided({ allowed: ['marketing'], providers: [] }), isFromLegalPage: false }],
  ['whoever refused and comes from a legal text may be asked once more', { cookies: refused }],
  ['an address that names a place on the page', { hasPlace: true }],
  ['a browser that needs a word of explanation', { isWeak: true }],
])('a page comes alive at once: %s', (_, moment) => {
  expect(isNeededAtOnce({ ...nobody, ...moment })).toBe(true);
});
