import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { CollectionDefinition, Collections } from '../collection.ts';
import type { Fields } from '../field/field.ts';
import { storedOf, viewOf } from '../field-set.ts';
import type { Address, MediaRecord } from '../resolve.ts';
import { resolveContext } from '../resolve-context.ts';
import { entryAddresses } from './addresses.server.ts';
import { entryTag } from './cache-tags.ts';
import type { EntryCard } from './entry.ts';
import { entryUrl } from './entry-url.ts';
import { shownFields } from './json.ts';
import type { StoredCard } from './listing-row.ts';

/** A row of `listing` as lists read it. */
export type ListingRecord = Omit<EntryCard, 'url' | 'fields'> & { card: StoredCard };

/** Columns of a listing, for queries that join it as `listing`, and its version as `version`. */
export const listingColumns = `listing.object_id as id, listing.number::float8 as number, listing.type, listing.slug,
  listing.title, listing.from_day::text as from_day, listing.until_day::text as until_day, listing.card, version.n as version,
  ${instant('starts_at')}, ${instant('ends_at')}, ${instant('published_at')}, ${instant('changed_at')}`;

type Drawing<Name> = {
  locale: Locale;
  collections: Collections;
  /** Where links to pages lead; entries are looked up here. */
  pages?: Readonly<Record<string, Address>>;
  /** The fields that are wanted; all that a card has where nothing is said. */
  only?: readonly Name[];
};

export type Cards<F extends Fields, Name extends keyof F = keyof F> = {
  cards: EntryCard<F, Name>[];
  tags: string[];
  /** The pictures of the cards by id, for the interface. */
  pictures: Map<string, MediaRecord>;
};

/** Rows of a list as cards; `tags` name everything they show, for the cache. */
export async function drawCards<F extends Fields, Name extends keyof F = keyof F>(
  definition: CollectionDefinition<F>,
  rows: readonly ListingRecord[],
  { locale, collections, pages = {}, only }: Drawing<Name>,
): Promise<Cards<F, Name>> {
  // Proof: a card's fields are fields of F; those that are not on the card are missing by its type's promise.
  const shown = shownFields(definition, only) as F;
  const references = rows.flatMap(({ card }) =>
    Object.entries(shown).flatMap(([name, field]) => field.references(storedOf(name, card.props, card.texts))),
  );
  const addresses = { ...pages, ...(await entryAddresses(references, { locale, collections })) };
  const cards = rows.map(({ card, ...row }): EntryCard<F, Name> => {
    const context = resolveContext({ locale, media: card.media, addresses });
    const fields = viewOf(shown, { props: card.props, texts: card.texts, context });
    return {
      ...row,
      url: entryUrl(definition, { locale, slug: row.slug, number: row.number }),
      words: card.words,
      fields,
    };
  });
  const tags = new Set(references.map(({ type, id }) => entryTag(type, id)));
  const pictures = new Map(rows.flatMap(({ card }) => card.media.map((record) => [record.id, record] as const)));
  return { cards, tags: [...tags], pictures };
}

/** Published entries by number in one language, in the order of the numbers; what is offline is left out. */
export async function listingsByNumber(
  type: string,
  { locale, numbers }: { locale: Locale; numbers: readonly number[] },
): Promise<ListingRecord[]> {
  if (numbers.length === 0) return [];
  const { rows } = await pool().query<ListingRecord>({
    name: 'listings-by-number',
    // Each by itself: asked for as any of a long list, the index is read from one end to the other.
    text: `select ${listingColumns} from unnest($3::bigint[]) as wanted (number)
           join listing on listing.type = $1 and listing.locale = $2 and listing.number = wanted.number
           join version on version.id = listing.version_id`,
    values: [type, locale, [...numbers]],
  });
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

function instant(column: string): string {
  return `to_char(listing.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`;
}
