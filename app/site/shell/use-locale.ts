import { useLocation } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';

/** The language of the address; known even when every loader has failed. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}
