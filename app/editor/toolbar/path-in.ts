import type { Locale } from '#app/i18n/locale.ts';

/**
 * Where this page stands in a language: the alternate link of the document knows, otherwise the language switch of the
 * page, and for a page that has no address there yet its own with the other language in front.
 */
export function pathIn(locale: Locale): string {
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  const shown = document.querySelector<HTMLAnchorElement>(`body > header a[hreflang="${locale}"]`);
  const known = alternate?.href ?? shown?.href;
  return known ? new URL(known).pathname : location.pathname.replace(/^\/(de|en)/, `/${locale}`);
}
