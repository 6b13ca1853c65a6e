import { urls } from '#app/urls.ts';

/** Registered once the page is quiet; the script itself says whether it works or takes itself away. */
export function keepServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  window.addEventListener('load', () => {
    // Without a service worker everything works, only not offline: nothing to tell the visitor.
    navigator.serviceWorker.register(urls.serviceWorker).catch(() => undefined);
  });
}
