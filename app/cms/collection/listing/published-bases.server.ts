import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Reader } from '#app/cms/publishing/owner-adapter.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { baseOf } from '../draft-summary.ts';
import type { EntryDocument } from '../entry.ts';
import { publishedDocuments } from '../entry-rows.server.ts';

export type Base = { base: EntryDocument | null; base_id: string | null };

/**
 * What each of these documents inherits from: what is published of the other entry, never its
 * draft.
 */
export async function publishedBases(
  reader: Reader,
  definition: CollectionDefinition,
  { docs, locale }: { docs: readonly EntryDocument[]; locale: Locale },
): Promise<(doc: EntryDocument) => Base> {
  const ids = docs.flatMap((doc) => baseOf(definition, doc) ?? []);
  const bases = await publishedDocuments(reader, { ids, locale });
  return (doc) => {
    const base_id = baseOf(definition, doc);
    return { base_id, base: (base_id && bases.get(base_id)) || null };
  };
}
