/** The languages of the public site (docs/behaviour/texts-and-dates.md#languages). */
export const locales = ['de', 'en'] as const;

export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The other public language: what a language switch and hreflang point to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'de' ? 'en' : 'de';
}

/** A value per language. Missing is missing, never the other language passed off as translation. */
export type Localized<Value> = Partial<Record<Locale, Value>>;
