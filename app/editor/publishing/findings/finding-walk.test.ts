import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '#app/cms/checks/finding.ts';
import { placeAfter } from './finding-walk.ts';

const found = (...modules: string[]): Finding[] =>
  modules.map((module) => ({ rule: 'alt', module, path: 'image.alt', message: 'forms_check_alt' }));
const at = (place: number, ...modules: string[]) => ({ lang: 'de' as const, findings: found(...modules), at: place });

test('a walk begins with the first finding, and backwards with the last', () => {
  expect(placeAfter(found('a', 'b', 'c'), null, 1)).toBe(0);
  expect(placeAfter(found('a', 'b', 'c'), null, -1)).toBe(2);
});

test('behind the last comes the first, and the other way round', () => {
  expect(placeAfter(found('a', 'b'), at(1, 'a', 'b'), 1)).toBe(0);
  expect(placeAfter(found('a', 'b'), at(0, 'a', 'b'), -1)).toBe(1);
});

test('what was mended has left its place to the one behind it', () => {
  expect(placeAfter(found('a', 'c'), at(1, 'a', 'b', 'c'), 1)).toBe(1);
  expect(placeAfter(found('a', 'c'), at(1, 'a', 'b', 'c'), -1)).toBe(0);
});

test('what is found besides since then does not lead away from where one is', () => {
  expect(placeAfter(found('new', 'a', 'b', 'c'), at(1, 'a', 'b', 'c'), 1)).toBe(3);
});

test('as many steps as there are findings show each of them once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(1 as const, -1 as const), (count, step) => {
      const findings = found(...Array.from({ length: count }, (_, index) => String(index)));
      let place = placeAfter(findings, null, step);
      const seen = findings.map(() => {
        const now = place;
        place = placeAfter(findings, { lang: 'de', findings, at: place }, step);
        return now;
      });
      expect(new Set(seen).size).toBe(count);
    }),
  );
});
