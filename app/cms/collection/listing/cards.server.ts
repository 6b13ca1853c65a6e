import type { CollectionDefinition, Collections } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { storedOf, viewOf } from '#app/cms/field-set.ts';
import type { Reference } from '#app/cms/reference.ts';
import type { Address, MediaRecord, Typesetting } from '#app/cms/resolve.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { EntryCard } from '../entry.ts';
import { entryUrl } from '../entry-url.ts';
import { shownFields } from '../json.ts';
import { entryAddresses } from './addresses.server.ts';
import { entryTag } from './cache-tags.ts';
import type { ListingRecord } from './listings.server.ts';

type Rendering<Name> = {
  locale: Locale;
  collections: Collections;
  /** Where links to pages lead; entries are looked up here. */
  pages?: Readonly<Record<string, Address>>;
  /** The fields that are wanted; all that a card has where nothing is said. */
  only?: readonly Name[];
  /** Cards that people read; without it, their words are as they were written. */
  typeset?: Typesetting | undefined;
};

export type Cards<F extends Fields, Name extends keyof F = keyof F> = {
  cards: EntryCard<F, Name>[];
  tags: string[];
  /** The pictures of the cards by id, for the interface. */
  pictures: Map<string, MediaRecord>;
};

/** Rows of a list as cards; `tags` name everything they show, for the cache. */
export async function readCards<F extends Fields, Name extends keyof F = keyof F>(
  definition: CollectionDefinition<F>,
  rows: readonly ListingRecord[],
  { locale, collections, pages = {}, only, typeset }: Rendering<Name>,
): Promise<Cards<F, Name>> {
  const named = rows.map((row) => referencesOf(definition, row, only));
  const references = named.flat();
  const entries = await entryAddresses(references, { locale, collections });
  const addressOf = ({ type, id }: Reference) => entries[`${type}:${id}`] ?? pages[`${type}:${id}`];
  const cards = rows.map((row, at) => {
    const addresses = (named[at] ?? []).map(addressOf);
    const rendered = only ? undefined : renderedBefore(row, { definition, locale, typeset, addresses });
    return rendered ?? render(definition, row, { locale, only, typeset, references: named[at] ?? [], addresses });
  });
  const tags = new Set(references.map(({ type, id }) => entryTag(type, id)));
  const pictures = new Map(rows.flatMap(({ card }) => card.media.map((record) => [record.id, record] as const)));
  // Proof: a card's fields are fields of F; those that are not on the card are missing by its type's promise.
  return { cards: cards as EntryCard<F, Name>[], tags: [...tags], pictures };
}

type Rendered = {
  definition: CollectionDefinition;
  locale: Locale;
  typeset: Typesetting | undefined;
  addresses: readonly (Address | undefined)[];
  card: EntryCard;
};

/** Records are kept until they change, and so are addresses: as long as all of them are the same the card is too. */
const renderedOf = { read: new WeakMap<ListingRecord, Rendered>(), written: new WeakMap<ListingRecord, Rendered>() };

function renderedBefore(row: ListingRecord, now: Omit<Rendered, 'card'>): EntryCard | undefined {
  const rendered = renderedFor(now.typeset).get(row);
  const isSame =
    rendered?.definition === now.definition &&
    rendered.locale === now.locale &&
    rendered.typeset === now.typeset &&
    rendered.addresses.every((address, at) => address === now.addresses[at]);
  return isSame ? rendered.card : undefined;
}

function renderedFor(typeset: Typesetting | undefined) {
  return typeset ? renderedOf.read : renderedOf.written;
}

type Named = {
  locale: Locale;
  only: readonly PropertyKey[] | undefined;
  typeset: Typesetting | undefined;
  references: readonly Reference[];
  addresses: Rendered['addresses'];
};

function render(
  definition: CollectionDefinition,
  record: ListingRecord,
  { locale, only, typeset, references, addresses }: Named,
): EntryCard {
  const { card: stored, ...row } = record;
  const known = references.flatMap(({ type, id }, at) => {
    const address = addresses[at];
    return address ? [[`${type}:${id}`, address] as const] : [];
  });
  const context = resolveContext({ locale, media: stored.media, addresses: Object.fromEntries(known), typeset });
  const card = {
    ...row,
    title: typeset?.(row.title) ?? row.title,
    url: entryUrl(definition, { locale, slug: row.slug, number: row.number }),
    words: stored.words,
    fields: viewOf(shownOf(definition, only), { props: stored.props, texts: stored.texts, context }),
  };
  if (!only) renderedFor(typeset).set(record, { definition, locale, typeset, addresses, card });
  return card;
}

const referencesByRow = new WeakMap<ListingRecord, Reference[]>();

function referencesOf(
  definition: CollectionDefinition,
  row: ListingRecord,
  only?: readonly PropertyKey[],
): Reference[] {
  const known = only ? undefined : referencesByRow.get(row);
  if (known) return known;
  const { props, texts } = row.card;
  const found = Object.entries(shownOf(definition, only)).flatMap(([name, field]) =>
    field.references(storedOf(name, props, texts)),
  );
  if (!only) referencesByRow.set(row, found);
  return found;
}

const shownByDefinition = new WeakMap<CollectionDefinition, Fields>();

function shownOf(definition: CollectionDefinition, only?: readonly PropertyKey[]): Fields {
  if (only) return shownFields(definition, only);
  const known = shownByDefinition.get(definition) ?? shownFields(definition);
  shownByDefinition.set(definition, known);
  return known;
}
