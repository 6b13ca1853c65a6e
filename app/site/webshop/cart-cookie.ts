import { cartCookie } from '../shell/header/cart-count.ts';
import { cartChangeEvent } from '../shell/header/use-cart-count.ts';

/** As long as a cart is usually kept (docs/behaviour/routes.md#web-shop); every word of the shop renews it. */
const keptSeconds = 15 * 60;

/** Keeps how many tickets lie in the cart, for the museum and whatever else stands below its domain, and tells the header. */
export function keepCartAmount(amount: number): void {
  const { hostname, protocol } = window.location;
  const isSecure = protocol === 'https:';
  const parent = parentDomain(hostname);
  // A browser refuses a domain that belongs to many, such as co.uk; then it is kept for this host alone.
  if (parent) write(cartAmountCookie(amount, { isSecure, domain: parent }));
  if (!parent || !document.cookie.includes(`${cartCookie}=${amount}`)) write(cartAmountCookie(amount, { isSecure }));
  window.dispatchEvent(new Event(cartChangeEvent));
}

export function cartAmountCookie(amount: number, { isSecure, domain }: { isSecure: boolean; domain?: string }): string {
  const about = [
    `${cartCookie}=${amount}`,
    'Path=/',
    `Max-Age=${amount > 0 ? keptSeconds : 0}`,
    ...(domain ? [`Domain=${domain}`] : []),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return about.join('; ');
}

/** `museum.example` of `www.museum.example`; null for a name without one, and for an address in figures. */
export function parentDomain(hostname: string): string | null {
  const labels = hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$|:/.test(hostname)) return null;
  return labels.slice(labels.length > 2 ? 1 : 0).join('.');
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = cookie;
}
