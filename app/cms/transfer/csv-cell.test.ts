import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withGuard, withoutGuard } from './csv-cell.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', "'=1"])(
  '%j does not begin a cell of ours',
  (text) => expect(withGuard(text)).toBe(`'${text}`),
);

test('no cell of a table runs as a formula, and each comes back without its guard', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(withGuard(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
      expect(withoutGuard(withGuard(text))).toBe(text);
    }),
  );
});
