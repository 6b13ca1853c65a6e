import { isLocale, type Locale } from '#app/i18n/locale.ts';

type Wish = { locale: Locale; old_path: string; new_path: string };

/**
 * A redirect as people enter it, with addresses copied from the browser or the error log (`/de/alt`), as it is kept: both
 * with the language in front, like those that are made by themselves. The old address decides which; null when the new
 * one is in the other language.
 */
export function redirectOf({ locale: chosen, old_path, new_path }: Wish): Wish | null {
  const old = split(old_path);
  const target = split(new_path);
  const locale = old.locale ?? chosen;
  if (target.locale && target.locale !== locale) return null;
  const inFull = (path: string) => (path.startsWith('/') ? `/${locale}${path}` : path);
  return { locale, old_path: inFull(old.path), new_path: inFull(target.path) };
}

function split(address: string): { locale: Locale | null; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(address) ?? [];
  return isLocale(first) ? { locale: first, path: rest || '/' } : { locale: null, path: address };
}
