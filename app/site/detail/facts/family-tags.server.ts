import type { ReferenceView } from '#app/cms/field/reference/field.ts';
import { tag } from '#app/collections/tag/schema.ts';
import type { LoadContext } from '#app/load-context.ts';
import type { FamilyTag } from '../sections/key-facts.ts';
import { cardsAt } from './card-of.server.ts';

/** The tags of an entry with their families; hashtags have none. */
export async function familyTags(
  references: readonly ReferenceView[],
  load: Pick<LoadContext, 'locale' | 'notes'>,
): Promise<FamilyTag[]> {
  const cards = await cardsAt(tag, references, load);
  return cards.map(({ title, fields: { family, code, description } }) => ({ title, family, code, description }));
}
