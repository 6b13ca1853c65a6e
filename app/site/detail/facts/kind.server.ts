import type { EntryCard } from '#app/cms/collection/entry.ts';
import type { ReferenceView } from '#app/cms/field/reference/field.ts';
import { exhibitionType, type schemaTypes } from '#app/collections/exhibition-type/schema.ts';
import type { LoadContext } from '#app/load-context.ts';
import type { PageFrame } from '#app/site/shell-data.ts';
import { cardAt } from './card-of.server.ts';

/** What kind of thing an event or a production is: in words, for machines, and in colour. */
export type Kind = {
  title: string;
  isExhibition: boolean;
  schemaType: (typeof schemaTypes)[number];
  theme: PageFrame['theme'];
};

export async function kindOf(
  reference: ReferenceView | null,
  load: Pick<LoadContext, 'locale' | 'notes'>,
): Promise<Kind> {
  const card: EntryCard<typeof exhibitionType.fields> | null = await cardAt(exhibitionType, reference, load);
  const schemaType = card?.fields.schema_type || 'Event';
  const isExhibition = card?.fields.is_exhibition ?? false;
  return { title: reference?.title ?? '', isExhibition, schemaType, theme: themeOf({ isExhibition, schemaType }) };
}

/**
 * Three themes (docs/behaviour/design.md#themes): an exhibition in full colour, music in the dark, everything else light.
 */
function themeOf({ isExhibition, schemaType }: Pick<Kind, 'isExhibition' | 'schemaType'>): PageFrame['theme'] {
  if (isExhibition) return 'cc02';
  return schemaType === 'MusicEvent' ? 'cc03' : 'cc01';
}
