import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

/** Where to go after logging in: a path of this site or, for anything else, the home page. */
export function nextPath(wish: unknown, locale: Locale): string {
  const isOurs = typeof wish === 'string' && wish.length < 2_000 && /^\/(?:de|en)(?:[/?#][^\\\s]*)?$/.test(wish);
  return isOurs && !/^\/(?:de|en)\/(?:login|logout|setup)\b/.test(wish) ? wish : urls.home(locale);
}
