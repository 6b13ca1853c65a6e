/** The languages of the public site; the first is the default (docs/behaviour/texts-and-dates.md#languages). */
export const locales = ['de', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/**
 * The language of an address: its first part, or the second behind an entry point without one (`/webshop/en`). German where
 * neither is a language.
 */
export function localeOfPath(pathname: string): Locale {
  return pathname.split(/[/.]/, 3).slice(1).find(isLocale) ?? defaultLocale;
}

/** The other public language: what a language switch and hreflang point to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'de' ? 'en' : 'de';
}

/** A value per language. Missing is missing, never the other language passed off as translation. */
export type Localized<Value> = Partial<Record<Locale, Value>>;
