import { expect, test } from 'vitest';
import { cartAmountCookie, parentDomain } from './cart-cookie.ts';
import { readShopMessage } from './shop-message.ts';

test.each([
  ['localhost', null],
  ['127.0.0.1', null],
  ['museum.example', 'museum.example'],
  ['www.museum.example', 'museum.example'],
  ['tickets.www.museum.example', 'www.museum.example'],
])('the cart of %s is kept for the domain %s', (hostname, domain) => expect(parentDomain(hostname)).toBe(domain));

test('the cart is kept for a quarter of an hour, for the whole site, and goes when it is empty', () => {
  const domain = 'museum.example';
  expect(cartAmountCookie(2, { isSecure: true, domain })).toBe(
    'cartAmount=2; Path=/; Max-Age=900; Domain=museum.example; SameSite=Lax; Secure',
  );
  expect(cartAmountCookie(0, { isSecure: false })).toBe('cartAmount=0; Path=/; Max-Age=0; SameSite=Lax');
});

test('what another origin says, or says in another shape, is not heard', () => {
  const shop = 'https://shop.example/de';
  const data = { shop: 'open', cartAmount: 2 };
  expect(readShopMessage({ origin: 'https://evil.example', data }, shop)).toBeNull();
  for (const wrong of [null, 'open', { shop: 'x' }, { shop: 'open', cartAmount: '2' }, { ...data, cartAmount: -1 }])
    expect(readShopMessage({ origin: 'https://shop.example', data: wrong }, shop)).toBeNull();
  expect(readShopMessage({ origin: 'https://shop.example', data }, shop)).toEqual({ cartAmount: 2 });
});
