import { defaultLocale } from '../venue/default-locale.ts';
import { isLocale, type Locale } from './locale.ts';

/**
 * The language of an address: its first part, or the second behind an entry point without one (`/webshop/en`). The
 * venue's default where neither is a language.
 */
export function localeOfPath(pathname: string): Locale {
  return pathname.split(/[/.]/, 3).slice(1).find(isLocale) ?? defaultLocale;
}
