import { isLocale } from '#app/i18n/locale.ts';
import { callRoots, moduleDataRoot, routePatterns, urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { sectionPages, sectionRoutes } from '../addresses/section-pages.ts';

/** What stands directly below a language and belongs to the site itself, such as `login`; taken from its routes. */
const reservedNames: ReadonlySet<string> = new Set([
  ...callRoots,
  moduleDataRoot,
  ...Object.values(routePatterns).flatMap(nameOfRoute),
]);

/** The lists of the sections: they have no row of their own, and entries below them may move. */
const sectionLists: ReadonlySet<string> = new Set(
  sectionPages
    .flatMap(({ route }) => sectionRoutes(siteConfig.sections, route).map(({ path }) => `/${path}`))
    .filter((path) => !path.includes(':')),
);

/** The same without a language in front, such as `cms-hub`, `media` and the entries of the shop. */
const reservedRoots: ReadonlySet<string> = new Set([
  ...callRoots,
  ...['media', 'assets', 'openapi.json', 'favicon.ico', 'favicon.svg', 'apple-touch-icon.png'],
  ...siteConfig.webshop.entries.map(({ path }) => path),
  ...[urls.openData('catalog.jsonld'), ...Object.values(routePatterns)].flatMap(rootOf),
]);

/** Whether an address without a language must never lead elsewhere, because something of the site itself answers there. */
export function isReservedRoot(address: string): boolean {
  const [, name = ''] = plain(address).split('/');
  return name === '' || isLocale(name) || reservedRoots.has(name) || /^sitemap\b/.test(name);
}

/**
 * Whether an address must never lead elsewhere: login, office and interface, the home pages, and the lists of the
 * sections. Who may write redirects could otherwise send everybody who logs in to another host.
 */
export function isReservedAddress(address: string): boolean {
  const path = plain(address);
  const [, locale = '', name = '', ...below] = path.split('/');
  if (!isLocale(locale)) return true;
  return (name === '' && below.length === 0) || reservedNames.has(name) || sectionLists.has(path);
}

/** As the router reads it: without escapes, in any case of letters, whether the page or its data is asked for. */
function plain(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  const text = (() => {
    try {
      return decodeURIComponent(path);
    } catch {
      return path;
    }
  })();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}

function nameOfRoute(pattern: string): string[] {
  const [root, name = ''] = pattern.replace(/^\//, '').split('/');
  return root === ':lang' && /^[a-z]/.test(name) ? [name] : [];
}

function rootOf(pattern: string): string[] {
  const [root = ''] = pattern.replace(/^\//, '').split('/');
  return root.startsWith(':') || root === '' ? [] : [root];
}
