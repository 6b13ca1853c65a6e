import { expect, test } from 'vitest';
import { containing } from './like.ts';

test('what was typed is looked for letter by letter: the signs of a pattern are none', () => {
  expect(containing('100 %_\\')).toBe('%100 \\%\\_\\\\%');
});

test('what PostgreSQL does not keep and more than anybody types is left out, and every text contains nothing', () => {
  expect(containing(' \0Tau ')).toBe('%Tau%');
  expect(containing('a'.repeat(1000))).toHaveLength(202);
  expect(containing('')).toBe('%%');
});
