import { type Locale, locales } from '#app/i18n/locale.ts';
import type { Field, Fields } from '../field.ts';

/** One value of an entry as a table has it: `date_start`, `title.de`. */
export type Column = { key: string; name: string; field: Field; locale: Locale | null };

/** Every column of a collection, rendered from its definition: shared values once, words once for each language. */
export function columnsOf({ fields }: { fields: Fields }): Column[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.shared ? [{ key: name, name, field, locale: null }] : []),
    ...(field.localized ? locales.map((locale) => ({ key: `${name}.${locale}`, name, field, locale })) : []),
  ]);
}

/** Columns of an export that are no field: the entry's own names. */
export const ownColumns = {
  id: 'foyer_id',
  number: 'foyer_number',
  source: 'source',
  external_id: 'external_id',
} as const;
