/** The shop keeps the number in a cookie of the parent domain; pages are the same for everybody, so it is read in the browser. */
export const cartCookie = 'cartAmount';

/** How many tickets `document.cookie` says are in the cart. */
export function cartCount(cookies: string): number {
  const value =
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${cartCookie}=`))
      ?.slice(cartCookie.length + 1) ?? '';
  return /^\d{1,3}$/.test(value) ? Number(value) : 0;
}
