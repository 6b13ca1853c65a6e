import { z } from '@hono/zod-openapi';
import { layouts, type ModuleNode } from '#app/cms/node.ts';
import type { Address, MediaRecord } from '#app/cms/resolve.ts';
import { locales } from '#app/i18n/locale.ts';

/** What is written in some of the languages. */
export function perLanguage<Value extends z.ZodType>(value: Value) {
  return z.object({ de: value.optional(), en: value.optional() });
}

/** What every language has. */
export function inEachLanguage<Value extends z.ZodType>(value: Value) {
  return z.object({ de: value, en: value });
}

export const localizedText = perLanguage(z.string());

// Proof: the layouts are an object written out and never empty.
export const layout = z.enum(Object.keys(layouts) as [keyof typeof layouts, ...(keyof typeof layouts)[]]);

const values = z.record(z.string(), z.unknown());

const nodeFields = z.object({
  id: z.uuid(),
  model: z.string(),
  parent_id: z.uuid().nullable(),
  column_index: z.number().int(),
  pos: z.string(),
  slug: z.string().nullable(),
  content_type: z.string().nullable(),
  object_id: z.uuid().nullable(),
  layout: layout.nullable(),
  props: values,
  i18n: perLanguage(values),
  hidden_in: z.array(z.enum(locales)),
  schema_version: z.number().int(),
  rev: z.number().int(),
});

export const moduleNode = nodeFields.openapi('Module', {
  description: 'A draft module: shared values in props, values per language in i18n.',
}) satisfies z.ZodType<ModuleNode>;

/** A module as it is now, with the name of whoever saved it last. */
export const savedNode = nodeFields.extend({ by: z.string().nullable() });

export const media = z
  .object({
    id: z.uuid(),
    kind: z.enum(['image', 'vector', 'file', 'video', 'audio']),
    name: z.string(),
    mime: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    hash: z.string(),
    placeholder: z.string().nullable(),
    alt: localizedText,
    credit: localizedText,
    focal: z.object({ x: z.number(), y: z.number() }),
    caption: localizedText.optional(),
  })
  .openapi('Media') satisfies z.ZodType<MediaRecord>;

/** Where a reference leads in one language. */
export const address = z
  .object({
    href: z.string().nullable(),
    title: z.string(),
    online: z.boolean(),
    number: z.number().int().optional(),
    starts: z.string().nullable().optional(),
  })
  .openapi('Address') satisfies z.ZodType<Address>;
