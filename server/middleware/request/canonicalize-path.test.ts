import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalizeTarget } from './canonicalize-path.ts';

describe('addresses that mean nothing', () => {
  test.each([
    '/%',
    '/%zz',
    '/%e0%a4%a',
    '/de/%2F',
    '/de/a%2fb',
    '/de/%5Cevil',
    '/\\evil.example',
    '/de/%00',
    '/de/search?q=%00',
    '/de/a%0d%0ab',
    '*',
    'http://evil.example/',
    '',
  ])('%j is refused with 400', (target) =>
    expect(canonicalizeTarget(target)).toEqual({ kind: 'refused', status: 400 }),
  );

  test('an address without end is refused with 414', () => {
    expect(canonicalizeTarget(`/de/${'a'.repeat(3_000)}`)).toEqual({ kind: 'refused', status: 414 });
  });
});

describe('one path, one meaning', () => {
  test.each([
    ['/de/', '/de'],
    ['//evil.example', '/evil.example'],
    ['/de//besuch', '/de/besuch'],
    ['///', '/'],
    ['/de/./besuch', '/de/besuch'],
    ['/de/a/../besuch', '/de/besuch'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/de/%2e%2e/en', '/en'],
    ['/DE/besuch', '/de/besuch'],
    ['/En', '/en'],
    ['/de/%62esuch', '/de/besuch'],
    ['/de/%c3%bcber', '/de/%C3%BCber'],
    ['/de/u%CC%88ber', '/de/%C3%BCber'],
    ['/de/besuch/?page=2', '/de/besuch?page=2'],
    ['//api//user/', '/api/user/'],
  ])('%s moves to %s', (target, to) => expect(canonicalizeTarget(target)).toEqual({ kind: 'moved', to }));

  test.each([
    '/',
    '/de',
    '/en/visit',
    '/de/%C3%BCber',
    '/de/besuch?x=//',
    '/de/besuch.data',
    '/_root.data',
    '/de/a:b@c',
    '/api/user-details/',
    '/api/user-details',
    '/de/pageeditor-api/headline/1/',
  ])('%s stays', (target) => expect(canonicalizeTarget(target)).toEqual({ kind: 'ok' }));

  test('whatever an address moves to is where it stays, and never another host', () => {
    const piece = fc.constantFrom(
      'de',
      'EN',
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%41',
      'ü',
      '%c3%bc',
      '?',
      'a',
      '%',
      ':',
      '@',
      ' ',
      'api',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const verdict = canonicalizeTarget(`/${pieces.join('')}`);
        if (verdict.kind !== 'moved') return;
        expect(canonicalizeTarget(verdict.to)).toEqual({ kind: 'ok' });
        expect(verdict.to).not.toMatch(/^\/\//);
      }),
      { numRuns: 1_000 },
    );
  });
});
