import type { EntryCard } from '#app/cms/collection/entry.ts';
import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { listingsByNumber } from '#app/cms/collection/listing/listings.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import type { ReferenceView } from '#app/cms/field/reference/field.ts';
import { cardsOf } from '#app/features/entries/entry-list.server.ts';
import type { LoadContext } from '#app/load-context.ts';

/** What a reference leads to, as a card, in the order asked for; what is offline is left out. */
export async function cardsAt<F extends Fields>(
  definition: CollectionDefinition<F>,
  references: readonly (ReferenceView | null)[],
  { locale, notes }: Pick<LoadContext, 'locale' | 'notes'>,
): Promise<EntryCard<F>[]> {
  const numbers = references.flatMap((reference) => reference?.number ?? []);
  if (numbers.length === 0) return [];
  const rows = await listingsByNumber(definition.type, { locale, numbers });
  const { cards, tags } = await cardsOf(definition, rows, { locale });
  notes.tag(...rows.map(({ type, id }) => entryTag(type, id)), ...tags);
  return cards;
}

export async function cardAt<F extends Fields>(
  definition: CollectionDefinition<F>,
  reference: ReferenceView | null,
  load: Pick<LoadContext, 'locale' | 'notes'>,
): Promise<EntryCard<F> | null> {
  const [card] = await cardsAt(definition, [reference], load);
  return card ?? null;
}
