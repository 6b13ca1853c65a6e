import type { ImageView } from '#app/cms/resolve.ts';
import { allCollections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { entriesByNumber } from './entry-list.server.ts';

/** What a list shows of an entry beside its name. */
export type Preview = { image: ImageView | null; kind: string | undefined };

type Named = { type: string; number: number };

/** By id: the picture of entries, and what kind they are, as their definitions say. Dates stand without either. */
export async function previewsOf(named: readonly Named[], locale: Locale): Promise<Map<string, Preview>> {
  const found = await Promise.all(
    allCollections.map(async (definition) => {
      const { type, preview } = definition;
      const numbers = named.flatMap((one) => (one.type === type ? one.number : []));
      if (!preview || numbers.length === 0) return [];
      const { cards } = await entriesByNumber(definition, { numbers, locale });
      return cards.map(({ id, fields }): [string, Preview] => {
        // Proof: the definition names a field of a picture and one that refers to another entry.
        const [image, kind] = [fields[preview.image], fields[preview.kind ?? '']] as [
          ImageView | null,
          { title: string } | null | undefined,
        ];
        return [id, { image, kind: kind?.title }];
      });
    }),
  );
  return new Map(found.flat());
}
