import { useSyncExternalStore } from 'react';

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

function subscribe(changed: () => void): () => void {
  const events = [cartChangeEvent, 'focus', 'pageshow'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

export function cartCount(cookies: string): number {
  const value =
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${cartCookie}=`))
      ?.slice(cartCookie.length + 1) ?? '';
  return /^\d{1,3}$/.test(value) ? Number(value) : 0;
}
