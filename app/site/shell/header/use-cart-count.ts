import { useSyncExternalStore } from 'react';
import { listen } from '#app/ui/listen.ts';
import { cartCount } from './cart-count.ts';

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
