import { useSyncExternalStore } from 'react';
import { listen } from '#app/ui/listen.ts';

/** The shop keeps the number in a cookie of the parent domain; pages are the same for everybody, so it is read here. */
export const cartCookie = 'cartAmount';

/** Sent on the window by whoever has changed the cookie. */
export const cartChangeEvent = 'foyer:cart';

/** Live: after a change in this window, when one comes back to it, and with every page. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => cartCount(document.cookie),
    () => 0,
  );
}

const subscribe = (changed: () => void) => listen([cartChangeEvent, 'focus', 'pageshow'], changed);

export function cartCount(cookies: string): number {
  const value =
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${cartCookie}=`))
      ?.slice(cartCookie.length + 1) ?? '';
  return /^\d{1,3}$/.test(value) ? Number(value) : 0;
}
