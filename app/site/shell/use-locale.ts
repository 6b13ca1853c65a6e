import { useLocation } from 'react-router';
import { defaultLocale, isLocale, type Locale } from '#app/i18n/locale.ts';

/** The language of the address; known even when every loader has failed. */
export function useLocale(): Locale {
  const language = useLocation().pathname.split('/')[1];
  return isLocale(language) ? language : defaultLocale;
}
