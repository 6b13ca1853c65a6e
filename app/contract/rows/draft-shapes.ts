import { z } from '@hono/zod-openapi';
import type { Field } from '#app/cms/field/field.ts';
import type { DraftPayload, PageRecord } from '#app/collections/page/draft-payload.ts';
import { nullableFields, pageFieldNames, pageFields } from '#app/collections/page/schema.ts';
import { locales } from '#app/i18n/locale.ts';
import { address, inEachLanguage, localizedText, media, moduleNode, perLanguage } from './content-shapes.ts';

const fieldsOfPage = Object.fromEntries(pageFieldNames.map((name) => [name, storedValue(name)]));

// Proof: the parts that are not written out are those of the fields, whose types the columns of the table have.
export const pageRecord = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid().nullable(),
    position: z.string(),
    rev: z.number().int(),
    ...fieldsOfPage,
  })
  .openapi('PageRecord') as unknown as z.ZodType<PageRecord>;

function storedValue(name: (typeof pageFieldNames)[number]): z.ZodType {
  const field: Field = pageFields[name];
  if (field.localized) return perLanguage(field.localized);
  const { choices } = field.options;
  const value = choices ? z.enum(choices) : (field.shared ?? z.never());
  return nullableFields.includes(name) ? value.nullable() : value;
}

export const outdatedTranslation = z
  .object({ module: z.uuid(), field: z.string(), locale: z.enum(locales), source: z.unknown() })
  .openapi('OutdatedTranslation', {
    description:
      'Words whose source has changed since; `source` is what it said, empty for words that were only copied.',
  });

const owner = z.object({
  type: z.string(),
  id: z.uuid(),
  title: localizedText,
  slots: z.array(z.string()).readonly().nullable(),
  form: z.string().nullable(),
});

const scheduled = z.object({
  id: z.uuid(),
  locale: z.enum(locales),
  action: z.enum(['publish', 'unpublish']),
  due_at: z.string(),
  n: z.number().int().nullable(),
  by: z.string().nullable(),
});

const membership = z.object({
  id: z.uuid(),
  title: z.string(),
  starts_at: z.string().nullable(),
  object: z.uuid(),
  locale: z.enum(locales),
  others: z.number().int(),
});

const wordRules = z.array(z.object({ avoid: z.string(), prefer: z.string() })).readonly();

const ids = z.array(z.string());

/** All the editor needs to render and change a page, or an entry with modules on its page. */
export const draftPayload = z
  .object({
    owner,
    page: pageRecord.nullable(),
    locale: z.enum(locales),
    urls: localizedText,
    person: z.string(),
    nodes: z.array(moduleNode),
    media: z.array(media),
    addresses: z.record(z.string(), address),
    draft_tag: z.string(),
    published: inEachLanguage(z.object({ n: z.number().int(), at: z.string() }).nullable()),
    changed: inEachLanguage(z.number().int()),
    live: inEachLanguage(z.object({ same: ids, changed: ids })),
    scheduled: z.array(scheduled),
    releases: z.array(membership),
    outdated: z.array(outdatedTranslation),
    style: z.object({ words: inEachLanguage(wordRules), longest_sentence: z.number().int().nullable() }),
    permissions: z.object({ publish: z.boolean(), html: z.boolean(), pages: z.boolean(), settings: z.boolean() }),
  })
  .openapi('Draft') satisfies z.ZodType<DraftPayload>;
