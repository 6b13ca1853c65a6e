import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { PageRecord } from './draft-payload.ts';
import type { PageFields } from './page-document.ts';
import { pageFieldNames, pageFields } from './schema.ts';

/** The page in one language. What has no text in it is empty, never the other language. */
export function pageFieldsIn(page: PageRecord, locale: Locale): PageFields {
  const fields = pageFieldNames.map((name) => {
    const value = page[name];
    // Proof: a field with a part per language is kept as one text for each.
    return [name, pageFields[name].localized ? ((value as Localized<string>)[locale] ?? '') : value];
  });
  // Proof: every field by its name, those per language as the text of one.
  return { id: page.id, ...Object.fromEntries(fields) } as PageFields;
}
