import type { Values } from '#app/cms/field-set.ts';
import { nullableFields, type PageFieldName, pageFieldNames, pageFields } from '#app/collections/page/schema.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';

/** What the table gives a page that says nothing. */
const usualTexts: Values = { content_type: 'page', og_type: 'website' };

/** What a page has where its file says nothing. */
export function usualValue(name: PageFieldName): unknown {
  if (nullableFields.includes(name)) return null;
  return usualTexts[name] ?? pageFields[name].initial.shared ?? false;
}

export const sharedNames = pageFieldNames.filter((name) => !pageFields[name].localized);
export const localizedNames = pageFieldNames.filter((name) => pageFields[name].localized);

/** The columns of a page as values of its fields; what is as usual is left out. */
export function pageProps(row: Values): Values {
  return Object.fromEntries(
    sharedNames.map((name) => [name, row[name]]).filter(([name, value]) => value !== usualValue(name as PageFieldName)),
  );
}

/** The texts of a page by language. */
export function pageTexts(row: Values): Localized<Values> {
  const textsIn = (locale: Locale) =>
    localizedNames
      // Proof: these columns hold a text for each language.
      .map((name) => [name, (row[name] as Localized<string>)[locale]])
      .filter(([, text]) => text !== undefined);
  return Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(textsIn(locale))]));
}

/** Texts that say something; an address may be empty, as that of the home page is. */
export function filledTexts(texts: Values): Values {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== '' || name === 'slug'));
}
