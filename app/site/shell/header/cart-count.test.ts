import { expect, test } from 'vitest';
import { cartCount } from './cart-count.ts';

test.each([
  ['', 0],
  ['cartAmount=', 0],
  ['cartAmount=<b>', 0],
  ['xcartAmount=3', 0],
  ['cartAmount=2', 2],
  ['a=1; cartAmount=12; b=2', 12],
])('the cookies "%s" mean %i in the cart', (cookies, count) => {
  expect(cartCount(cookies)).toBe(count);
});
