import { expect, test, vi } from 'vitest';
import { dismissal, dismissedScript, isAlertShown } from './dismissal.ts';

const rules = [
  ['nothing is remembered', '', true],
  ['another cookie ends like ours', 'myalert=7', true],
  ['the number remembered is another notice', 'a=b; alert=6', true],
  ['the number remembered is this notice', 'alert=7; a=b', false],
  ['what is remembered is no number', 'alert=yes', false],
  ['what is remembered is empty', 'alert=', false],
  ['a number only begins like ours', 'alert=77', true],
] as const;

test.each(rules)('when %s', (_name, cookies, shown) => expect(isAlertShown(cookies, 7)).toBe(shown));

test.each(rules)('the script before the first paint decides the same when %s', (_name, cookie, shown) => {
  const parentElement = { dataset: { alert: '7' }, hidden: false };
  vi.stubGlobal('document', { cookie, currentScript: { parentElement } });
  // biome-ignore lint/security/noGlobalEval: the very text that stands in the page
  globalThis.eval(dismissedScript);
  vi.unstubAllGlobals();
  expect(parentElement.hidden).toBe(!shown);
});

test('closing is remembered for the whole site, over https only where there is https', () => {
  expect(dismissal(7, false)).toBe('alert=7; path=/; max-age=31536000; samesite=lax');
  expect(dismissal(7, true)).toMatch(/; secure$/);
});
