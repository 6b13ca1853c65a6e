import type { CollectionDefinition } from '#app/cms/collection.ts';
import { referencesOf, referencesOfFields } from '#app/cms/compile.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { viewOf } from '#app/cms/field-set.ts';
import type { Address, Typesetting } from '#app/cms/resolve.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { viewNodes } from '#app/cms/view/view-nodes.ts';
import { pool } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import type { ContentSchema } from '../content-model.ts';
import { effectiveValues } from '../effective.ts';
import type { EntryDocument, EntryView } from '../entry.ts';
import { entryUrl } from '../entry-url.ts';
import { slotOf } from '../slots.ts';
import { entryAddresses } from './addresses.server.ts';
import { entryTag } from './cache-tags.ts';
import { type ListingRecord, listingColumns } from './listings.server.ts';

export type EntryQuery = {
  locale: Locale;
  /** Null renders what is hidden or out of its time as well, for whoever edits it. */
  now: Temporal.Instant | null;
  contentModel: ContentSchema;
  /** Where links to pages lead, by `page:<id>`. */
  pages?: Readonly<Record<string, Address>>;
  /** For people who read; without it, words are as they were written. */
  typeset?: Typesetting | undefined;
};

export type PublishedRow = ListingRecord & {
  doc: EntryDocument;
  base: EntryDocument | null;
  /** The languages it has a page in; not all of them need be online where the team looks at a draft. */
  others: { locale: Locale; slug: string; online?: boolean }[];
};

/** What visitors see of an entry in one language: one row, its version and that of what it inherits from. */
export async function publishedEntry<F extends Fields>(
  definition: CollectionDefinition<F>,
  { number, ...query }: EntryQuery & { number: number },
): Promise<EntryView<F> | null> {
  if (!Number.isSafeInteger(number)) return null;
  const { rows } = await pool().query<PublishedRow>({
    name: 'published-entry',
    text: `select ${listingColumns}, version.doc, base_version.doc as base,
             (select jsonb_agg(jsonb_build_object('locale', other.locale, 'slug', other.slug))
              from listing other where other.object_id = listing.object_id) as others
           from listing
           join version on version.id = listing.version_id
           left join listing base_listing on base_listing.locale = listing.locale and base_listing.object_id = listing.base_id
           left join version base_version on base_version.id = base_listing.version_id
           where listing.type = $1 and listing.locale = $2 and listing.number = $3`,
    values: [definition.type, query.locale, number],
  });
  const [row] = rows;
  return row ? readPublishedEntry(definition, row, query) : null;
}

/** Renders a document of an entry; links and names are those of today. */
export async function readPublishedEntry<F extends Fields>(
  definition: CollectionDefinition<F>,
  { doc, base, others, card, ...row }: PublishedRow,
  { locale, now, contentModel, pages = {}, typeset }: EntryQuery,
): Promise<EntryView<F>> {
  const values = effectiveValues(definition, doc, base);
  const media = [...doc.media, ...(base?.media ?? [])];
  const references = [
    ...referencesOfFields(definition.fields, { source: row.id, ...values }),
    ...referencesOf(doc.nodes, locale, contentModel.modules),
  ];
  const found = await entryAddresses(references, { locale, collections: contentModel.collections });
  const context = resolveContext({ locale, media, addresses: { ...pages, ...found }, typeset });
  const tree = viewNodes(doc.nodes, { definitions: contentModel.modules, context, now });
  const slots = Object.fromEntries(
    definition.slots.map((slot) => [slot, tree.nodes.filter((node) => slotOf(node.slug) === slot)]),
  );
  const alternates = others.map(
    (other) => [other.locale, entryUrl(definition, { ...other, number: row.number })] as const,
  );
  return {
    ...row,
    title: typeset?.(row.title) ?? row.title,
    locale,
    url: entryUrl(definition, { locale, slug: row.slug, number: row.number }),
    words: card.words,
    fields: viewOf(definition.fields, { ...values, context }),
    inherited: values.inherited,
    slots,
    media,
    alternates: Object.fromEntries(
      locales.flatMap((one) => alternates.filter(([other, url]) => other === one && url !== null)),
    ) as Localized<string>,
    online: locales.filter((one) => others.some((other) => other.locale === one && other.online !== false)),
    nextChange: tree.nextChange,
    tags: [...new Set([entryTag(row.type, row.id), ...references.map(({ type, id }) => entryTag(type, id))])],
  };
}

/** Why a number is not found: a page of something in the bin answers 410, all else 404. Says nothing about drafts. */
export async function lookUp(type: string, { number }: { number: number }): Promise<'trashed' | 'missing'> {
  if (!Number.isSafeInteger(number)) return 'missing';
  const { rows } = await pool().query(
    `select 1 from entry where type = $1 and number = $2 and deleted_at is not null
       and exists (select 1 from version where content_type = $1 and object_id = entry.id and kind = 'publish')`,
    [type, number],
  );
  return rows.length > 0 ? 'trashed' : 'missing';
}
