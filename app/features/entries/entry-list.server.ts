import { readCards } from '#app/cms/collection/listing/cards.server.ts';
import { firstPublished, listPublished, type Page } from '#app/cms/collection/listing/list.server.ts';
import type { ListQuery } from '#app/cms/collection/listing/list-sql.ts';
import { type ListingRecord, listingsByNumber } from '#app/cms/collection/listing/listings.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { collections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { typesettingIn } from '#app/typography/typeset.ts';
import { pageAddresses } from './page-addresses.server.ts';

/** Words go to a machine, or are compared: they stay as they were written. All else is for people who read (docs/behaviour/design.md#type). */
export type AsWritten = { asWritten?: boolean };

/** One page of a collection as visitors see it: published in this language and nothing else. */
export async function listEntries<F extends Fields>(
  definition: CollectionDefinition<F>,
  { asWritten, ...query }: ListQuery & AsWritten,
): Promise<Page<F>> {
  const typeset = asWritten ? undefined : typesettingIn(query.locale);
  return listPublished(definition, { ...query, collections, typeset, pages: await pageAddresses(query.locale) });
}

/** The first ones of a list, with only these fields and without their count. */
export async function firstEntries<F extends Fields, Name extends keyof F>(
  definition: CollectionDefinition<F>,
  query: Omit<ListQuery, 'page'> & { only: readonly Name[] },
) {
  return firstPublished(definition, { ...query, collections, pages: await pageAddresses(query.locale) });
}

/** Rows that another query found, as cards. */
export async function cardsOf<F extends Fields>(
  definition: CollectionDefinition<F>,
  rows: readonly ListingRecord[],
  { locale, asWritten }: { locale: Locale } & AsWritten,
) {
  const typeset = asWritten ? undefined : typesettingIn(locale);
  return readCards(definition, rows, { locale, collections, typeset, pages: await pageAddresses(locale) });
}

/** Chosen entries in the order they were chosen; those that are offline in this language are left out. */
export async function entriesByNumber<F extends Fields>(
  definition: CollectionDefinition<F>,
  { numbers, locale }: { numbers: readonly number[]; locale: Locale },
) {
  return cardsOf(definition, await listingsByNumber(definition.type, { locale, numbers }), { locale });
}
