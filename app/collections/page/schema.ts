import { z } from 'zod';
import { choice } from '#app/cms/field/choice.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { flag } from '#app/cms/field/flag.ts';
import { localized } from '#app/cms/field/localized.ts';
import { reference } from '#app/cms/field/reference.ts';
import { text } from '#app/cms/field/text.ts';
import { isAcceptedUrl } from '#app/cms/link.ts';
import { type Localized, locales } from '#app/i18n/locale.ts';

const words = (max: number, options: { required?: boolean; search?: 'A' | 'B'; multiline?: boolean } = {}) =>
  localized(text({ max, ...options }));

/**
 * A page (docs/behaviour/content.md#pages). `urls` and `siblings` follow from the tree; `is_online` from what is
 * published.
 */
export const pageFields = {
  slug: localized(text({ max: 80, pattern: /^([a-z0-9]+(-[a-z0-9]+)*)?$/, place: 'link' })),
  title: words(200, { required: true, search: 'A' }),
  headline: words(255),
  menu_name: words(80),
  content_type: text({ max: 40, pattern: /^[a-z-]+$/, place: 'look' }),
  is_clickable: flag({ initial: true }),
  in_menu: flag(),
  in_footer: flag(),
  is_landing_page: flag(),
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

/** What a person may send to create or change a page; `null` empties a field that may be empty. */
export const pageInput = z.strictObject({
  slug: perLanguage(pageFields.slug.localized),
  title: perLanguage(pageFields.title.localized),
  headline: perLanguage(pageFields.headline.localized),
  menu_name: perLanguage(pageFields.menu_name.localized),
  content_type: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  is_clickable: z.boolean().optional(),
  in_menu: z.boolean().optional(),
  in_footer: z.boolean().optional(),
  is_landing_page: z.boolean().optional(),
  meta_title: perLanguage(pageFields.meta_title.localized),
  meta_description: perLanguage(pageFields.meta_description.localized),
  og_title: perLanguage(pageFields.og_title.localized),
  og_description: perLanguage(pageFields.og_description.localized),
  og_image: z.uuid().nullish(),
  og_type: z
    .string()
    .regex(/^[a-z.]{1,40}$/)
    .optional(),
  page_class: z.enum(['cc01', 'cc02', 'cc03']).optional(),
  settings_url: z
    .string()
    .max(500)
    .refine((url) => url === '' || isAcceptedUrl(url), { message: 'field_problem_link' })
    .nullish(),
  language_variant: z.enum(['leichte_sprache', 'dgs']).nullish(),
});

export type PageInput = z.infer<typeof pageInput>;

function perLanguage(value: z.ZodType | null) {
  // Proof: every field given here is localized text, whose part of one language is a string.
  const one = (value as z.ZodType<string>).optional();
  const shape = Object.fromEntries(locales.map((locale) => [locale, one]));
  return (z.strictObject(shape) as unknown as z.ZodType<Localized<string>>).optional();
}
