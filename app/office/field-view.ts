import type { Field, Stored } from '#app/cms/field/field.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { FormServices } from '#app/inspector/form-context.ts';

/** What a field is given that is edited in a view of its own instead of one control per language. */
export type FieldViewProps = {
  id: string;
  field: Field;
  /** Whose field it is, as the server knows it. */
  entry: { number: number; rev: number };
  /** The language of the person at work. */
  office: Locale;
  stored: Record<Locale, Stored>;
  services: Record<Locale, FormServices>;
  /** Whether visitors have ever seen the entry. */
  isPublic: boolean;
  /** Writes what the languages share (null) or the texts of one of them. */
  onChange(lang: Locale | null, value: unknown): void;
};
