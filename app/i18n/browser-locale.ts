import { defaultLocale } from '../venue/default-locale.ts';
import { isLocale, type Locale } from './locale.ts';

/** The language of the document. In the browser the build puts this file in the place of Paraglide's runtime. */
export function getLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

/**
 * Read by every compiled message; a build for one language only would set it.
 * @public
 */
export const experimentalStaticLocale = undefined;
