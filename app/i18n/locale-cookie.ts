import { isLocale, type Locale } from './locale.ts';

const name = 'locale';
const secondsKept = 365 * 24 * 60 * 60;

/** Remembers the language somebody of the team works in; visitors have no such cookie (docs/behaviour/routes.md#languages-in-addresses). */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  return `${name}=${locale}; Path=/; Max-Age=${secondsKept}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The language of the cookie, or null where there is none of ours. */
export function localeOfCookie(cookies: string | null): Locale | null {
  const value = /(?:^|;\s*)locale=([^;]*)/.exec(cookies ?? '')?.[1];
  return isLocale(value) ? value : null;
}
