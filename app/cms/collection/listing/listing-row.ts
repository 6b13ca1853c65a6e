import type { CollectionDefinition } from '#app/cms/collection.ts';
import { addSearchText, type SearchText, searchTextOf } from '#app/cms/compile.ts';
import { storedOf, type Values, viewOnDemand } from '#app/cms/field-set.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { Definitions } from '#app/cms/view/view-nodes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type EffectiveValues, effectiveValues } from '../effective.ts';
import type { EntryDocument } from '../entry.ts';
import { slugOf } from '../slug.ts';

/** What a card keeps: the values its fields are resolved from when it is shown, and their pictures. */
export type StoredCard = {
  props: Values;
  texts: Values;
  media: MediaRecord[];
  /** Words of the whole entry, for its reading time. */
  words: number;
};

export type ListingRow = {
  locale: Locale;
  object_id: string;
  type: string;
  number: number;
  version_id: string;
  base_id: string | null;
  slug: string;
  title: string;
  starts_at: string | null;
  ends_at: string | null;
  from_day: string | null;
  until_day: string | null;
  sort: string;
  facets: string[];
  card: StoredCard;
  published_at: string;
};

export type ListingSource = {
  doc: EntryDocument;
  base: EntryDocument | null;
  base_id: string | null;
  version_id: string;
  published_at: string;
  locale: Locale;
};

/** The published values of an entry as it shows them, with what it inherits. */
export function publishedValues(definition: CollectionDefinition, { doc, base }: Pick<ListingSource, 'doc' | 'base'>) {
  return effectiveValues(definition, doc, base);
}

/** The title of an entry, its own or an inherited one. */
export function titleOf(definition: CollectionDefinition, { props, texts }: EffectiveValues): string {
  const field = definition.fields[definition.titleField];
  return field?.searchText(storedOf(definition.titleField, props, texts)).trim() ?? '';
}

/** Everything a list needs to know about one published entry, from its version. Pure. */
export function listingRow(
  definition: CollectionDefinition,
  source: ListingSource,
  { numbers, text }: { numbers: ReadonlyMap<string, number>; text: SearchText },
): ListingRow {
  const { doc, base, base_id, version_id, published_at, locale } = source;
  const values = publishedValues(definition, source);
  const media = [...doc.media, ...(base?.media ?? [])];
  const { number, type, id } = doc.entry;
  const title = titleOf(definition, values);
  const context = resolveContext({ locale, media, addresses: {} });
  const view = viewOnDemand(definition.fields, { ...values, context });
  const first_published = Temporal.Instant.from(published_at);
  const position = definition.position(view, { title, number, first_published });
  const { slug } = view;
  return {
    locale,
    object_id: id,
    type,
    number,
    version_id,
    base_id,
    slug: typeof slug === 'string' && slug !== '' ? slug : slugOf(title, type),
    title,
    starts_at: position.starts_at?.toString() ?? null,
    ends_at: position.ends_at?.toString() ?? null,
    from_day: position.from_day,
    until_day: position.until_day,
    sort: position.sort,
    facets: facetsOf(definition, values, numbers),
    card: { ...cardOf(definition, values, media), words: wordsIn(text) },
    published_at,
  };
}

/** Words of an entry by weight, with those of its modules. */
export function entrySearchText(
  definition: CollectionDefinition,
  { doc, base, locale }: Pick<ListingSource, 'doc' | 'base' | 'locale'>,
  modules: Definitions,
): SearchText {
  const text = searchTextOf(doc.nodes, locale, modules);
  addSearchText(text, definition.fields, publishedValues(definition, { doc, base }));
  return text;
}

/** The name under which a list is filtered; without a facet it is the whole list. */
export function facetKey({ type, locale }: { type: string; locale: Locale }, facet?: string): string {
  return facet ? `${type}.${locale}.${facet}` : `${type}.${locale}`;
}

function facetsOf(definition: CollectionDefinition, values: EffectiveValues, numbers: ReadonlyMap<string, number>) {
  const found = Object.entries(definition.facets).flatMap(([facet, name]) =>
    (definition.fields[name]?.references(storedOf(name, values.props, values.texts)) ?? []).flatMap(({ id }) => {
      const number = numbers.get(id);
      return number === undefined ? [] : [`${facet}.${number}`];
    }),
  );
  return [...new Set(found)];
}

function cardOf({ card, fields }: CollectionDefinition, values: EffectiveValues, media: MediaRecord[]) {
  const pick = (part: Values) =>
    Object.fromEntries(card.filter((name) => name in part).map((name) => [name, part[name]]));
  const props = pick(values.props);
  const texts = pick(values.texts);
  const shown = new Set(
    card.flatMap((name) => fields[name]?.references(storedOf(name, props, texts)).map(({ id }) => id) ?? []),
  );
  return { props, texts, media: media.filter(({ id }) => shown.has(id)) };
}

function wordsIn({ A, B, C, D }: SearchText): number {
  return `${A} ${B} ${C} ${D}`.match(/\S+/g)?.length ?? 0;
}
