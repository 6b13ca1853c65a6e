import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';

export type RedirectAddresses = { locale: Locale; old_path: string; new_path: string; is_bare?: boolean };

/** `none`: the old address had no language. */
export const redirectLocales = ['de', 'en', 'none'] as const;
export type RedirectLocale = (typeof redirectLocales)[number];

type Entered = { locale: RedirectLocale; old_path: string; new_path: string };

/**
 * A redirect as people enter it, with addresses copied from the browser or the error log (`/de/alt`), as it is kept: both
 * with the language in front, like those that are made by themselves. The old address decides which; null when the new
 * one is in the other language. Where it had none it is kept as it stands, and the new one decides.
 */
export function redirectOf({ locale: chosen, old_path, new_path }: Entered): RedirectAddresses | null {
  const old = split(old_path);
  const target = split(new_path);
  const inFull = (locale: Locale, path: string) => (path.startsWith('/') ? `/${locale}${path}` : path);
  if (chosen === 'none' && old.locale === null) {
    const locale = target.locale ?? defaultLocale;
    return { locale, old_path: old.path, new_path: inFull(locale, target.path), is_bare: true };
  }
  const locale = old.locale ?? (chosen === 'none' ? defaultLocale : chosen);
  if (target.locale && target.locale !== locale) return null;
  return { locale, old_path: inFull(locale, old.path), new_path: inFull(locale, target.path) };
}

/** Without a slash at its end, as visitors' addresses are asked for. */
function split(entered: string): { locale: Locale | null; path: string } {
  const address = entered.replace(/^(\/.*[^/])\/+$/, '$1');
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(address) ?? [];
  return isLocale(first) ? { locale: first, path: rest || '/' } : { locale: null, path: address };
}
