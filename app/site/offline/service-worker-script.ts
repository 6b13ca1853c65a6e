import { locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

const cacheName = 'foyer-v1';

/**
 * Keeps hashed assets, whose address changes with their content, and one offline page per language. Never a page of the
 * site: what visitors read is always asked for.
 */
export const workingScript = `
const cacheName = ${JSON.stringify(cacheName)};
const offlinePages = ${JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, urls.offline(locale)])))};
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(Object.values(offlinePages))));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(url)));
});
async function asset(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) cache.put(request, response.clone());
  return response;
}
async function offlinePage(url) {
  const locale = url.pathname.split('/')[1];
  const cache = await caches.open(cacheName);
  return (await cache.match(offlinePages[locale] ?? offlinePages.de)) ?? Response.error();
}
`;

/** Switched off from the server: empties what it kept, takes itself away, and nothing else happens. */
export const leavingScript = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;
