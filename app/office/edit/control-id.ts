import type { FieldName } from '#app/drafting/field-values.ts';
import { locales } from '#app/i18n/locale.ts';

/** The id of a field's control in the form; what both languages share stands once, beside the words of the first. */
export function controlId({ lang, field }: FieldName): string {
  return `f-${lang ?? locales[0]}-${field}`;
}
