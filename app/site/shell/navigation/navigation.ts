import { isLocale, type Locale } from '#app/i18n/locale.ts';
import type { NavItem } from '#app/site/shell-data.ts';

/** True for the page itself and for everything below it. */
export function isCurrent(url: string | null, pathname: string): boolean {
  if (url === null) return false;
  return pathname === url || pathname.startsWith(`${url}/`);
}

/** A branch is current when it or anything in it is: a heading that leads nowhere has only its children. */
export function isCurrentBranch(item: NavItem, pathname: string): boolean {
  return isCurrent(item.url, pathname) || item.children.some((child) => isCurrentBranch(child, pathname));
}

/**
 * Items with children open them, unless the page shows them as tabs (docs/behaviour/navigation.md#header-and-menus).
 */
export function opensSubmenu(item: NavItem): boolean {
  return item.children.length > 0 && !item.has_tab_navigation;
}

/** The header is small once a quarter of the window has gone by; a menu that is open keeps it as it is. */
export function isHeaderScrolled(state: {
  scrollY: number;
  windowHeight: number;
  isMenuOpen: boolean;
  before: boolean;
}) {
  return state.isMenuOpen ? state.before : state.scrollY >= state.windowHeight / 4;
}

type Anchor = { href: string; target: string; hasAttribute: (name: string) => boolean };

/**
 * The address the router should go to for a clicked link, or null when the browser should: other sites, other
 * languages, files, new tabs, editing, and places on the same page.
 */
export function routerTarget(anchor: Anchor, here: { href: string; locale: Locale }): string | null {
  if (anchor.target !== '' || anchor.hasAttribute('download')) return null;
  const to = new URL(anchor.href, here.href);
  const from = new URL(here.href);
  const language = to.pathname.split('/')[1];
  if (to.origin !== from.origin || !isLocale(language) || language !== here.locale) return null;
  if (isOwnDocument(to) || isSamePlace(to, from)) return null;
  return to.pathname + to.search + to.hash;
}

/** The place on the page being shown that a link leads to, such as `#way`; null for any other link. */
export function placeOnPage(anchor: Anchor, here: string): string | null {
  if (anchor.target !== '') return null;
  const to = new URL(anchor.href, here);
  return isSamePlace(to, new URL(here)) ? to.hash : null;
}

/** Kept out of the router: the editor and the login need a document with the session's own headers. */
function isOwnDocument(to: URL): boolean {
  return (
    to.searchParams.has('edit') ||
    /^\/[^/]+\/(login|logout|setup|api|pageeditor-api)(\/|$)/.test(to.pathname) ||
    /\.[a-z0-9]{2,5}$/i.test(to.pathname)
  );
}

function isSamePlace(to: URL, from: URL): boolean {
  return to.hash !== '' && to.origin === from.origin && to.pathname === from.pathname && to.search === from.search;
}

/** Held to open a link elsewhere than in this tab. */
export function hasModifier(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
