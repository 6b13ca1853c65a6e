import { useEffect, useState } from 'react';

const cookie = 'cartAmount';

/** The shop keeps the number in a cookie of the parent domain; pages are the same for everybody, so it is read here. */
export function useCartCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(cartCount(document.cookie)), []);
  return count;
}

export function cartCount(cookies: string): number {
  const value =
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1) ?? '';
  return /^\d{1,3}$/.test(value) ? Number(value) : 0;
}
