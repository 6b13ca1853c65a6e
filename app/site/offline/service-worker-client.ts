import { firstUrls } from '#app/first-urls.ts';

/** Registered once the page is quiet; the script itself says whether it works or takes itself away. */
export function keepServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Scripts come after the first paint, and so often after this event (decision 20).
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

function register(): void {
  // Without a service worker everything works, only not offline: nothing to tell the visitor.
  navigator.serviceWorker.register(firstUrls.serviceWorker).catch(() => undefined);
}
