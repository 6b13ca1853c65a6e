import type { Field } from '#app/cms/field/field.ts';
import { storedOf } from '#app/cms/field-set.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel, fieldLabel } from '#app/inspector/labels.ts';
import type { FieldName } from './field-values.ts';
import { toPlainText } from './plain-text.ts';

/** What a field is called where both languages can stand side by side. */
export function fieldInLanguage(model: string, { lang, field }: FieldName): string {
  const label = fieldLabel(model, field);
  return lang ? `${label}, ${lang === 'de' ? m.drafting_language_de() : m.drafting_language_en()}` : label;
}

/** One of two values of a field, for people who have to choose between them. */
export function valueText(field: Field | undefined, { lang, field: name }: FieldName, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.drafting_conflict_empty();
  if (typeof value === 'boolean') return value ? m.drafting_yes() : m.drafting_no();
  if (field?.kind === 'choice') return choiceLabel(name, String(value));
  const values = { [name]: value };
  const isWords = typeof value === 'string' || (typeof value === 'object' && 'type' in value && value.type === 'doc');
  const found = isWords ? '' : field?.searchText(lang ? storedOf(name, {}, values) : storedOf(name, values, {}));
  return found || toPlainText(value);
}
