import { z } from 'zod';
import { slugField } from '#app/cms/collection/slug.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import type { Field, Fields } from '#app/cms/field/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { localized } from '#app/cms/field/localized.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { isAcceptedUrl } from '#app/cms/link.ts';
import type { page } from '#app/db/schema.ts';
import { locales } from '#app/i18n/locale.ts';

const words = (max: number, options: { required?: boolean; search?: 'A' | 'B'; multiline?: boolean } = {}) =>
  localized(text({ max, ...options }));

/**
 * A page (docs/behaviour/content.md#pages). `urls` and `siblings` follow from the tree; `is_online` from what is
 * published.
 */
export const pageFields = {
  slug: slugField(),
  title: words(200, { required: true, search: 'A' }),
  headline: words(255),
  menu_name: words(80),
  content_type: text({ max: 40, pattern: /^[a-z-]+$/, place: 'look' }),
  is_clickable: flag({ initial: true }),
  in_menu: flag(),
  in_footer: flag(),
  is_landing_page: flag(),
  has_tab_navigation: flag(),
  meta_title: words(200),
  meta_description: words(500, { multiline: true, search: 'B' }),
  og_title: words(200),
  og_description: words(500, { multiline: true }),
  og_image: reference('media'),
  og_type: text({ max: 40, pattern: /^[a-z.]+$/, place: 'look' }),
  page_class: choice(['cc01', 'cc02', 'cc03'], { initial: 'cc01' }),
  settings_url: text({ max: 500, place: 'link' }),
  language_variant: choice(['leichte_sprache', 'dgs']),
} satisfies Fields;

export type PageFieldName = keyof typeof pageFields;

// Proof: the keys of the object above and no others.
export const pageFieldNames = Object.keys(pageFields) as PageFieldName[];

/** What a person may send to create or change a page: any of its fields. */
export type PageInput = { [Name in PageFieldName]?: (typeof page.$inferSelect)[Name] | undefined };

/** Fields that may be empty: `null` empties them. All others always have a value. */
export const nullableFields: readonly PageFieldName[] = ['og_image', 'settings_url', 'language_variant'];

/** What a field must be besides what its kind says. */
const refinements: Partial<Record<PageFieldName, { check(value: unknown): boolean; message: string }>> = {
  settings_url: { check: (url) => url === '' || isAcceptedUrl(String(url)), message: 'field_problem_link' },
};

// Proof: each part is that of its field, and the columns of the table have the types of its fields.
export const pageInput = z.strictObject(
  Object.fromEntries(pageFieldNames.map((name) => [name, inputOf(name)])),
) as unknown as z.ZodType<PageInput, PageInput>;

function inputOf(name: PageFieldName): z.ZodType {
  const field: Field = pageFields[name];
  if (field.localized) return perLanguage(field.localized);
  const { choices } = field.options;
  const value = choices ? z.enum(choices) : (field.shared ?? z.never());
  const refinement = refinements[name];
  const refined = refinement ? value.refine(refinement.check, { message: refinement.message }) : value;
  return nullableFields.includes(name) ? refined.nullish() : refined.optional();
}

function perLanguage(value: z.ZodType): z.ZodType {
  return z.strictObject(Object.fromEntries(locales.map((locale) => [locale, value.optional()]))).optional();
}
