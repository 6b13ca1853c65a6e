import type { Locale } from '#app/i18n/locale.ts';
import type { Finding } from '../checks/finding.ts';
import type { Collections } from '../collection.ts';
import type { Reader, Snapshot } from '../publishing/owner-adapter.ts';
import type { Definitions } from '../view/view-nodes.ts';

/** Everything that is described once: the collections, and the modules their pages are made of. Enough to read with. */
export type ContentSchema = { collections: Collections; modules: Definitions };

/** The same with what writing and publishing need besides: no way to publish leads past the checks. */
export type ContentModel = ContentSchema & {
  /** What the venue lets nobody publish, by the id of the entry. */
  findingsIn(
    reader: Reader,
    snapshots: readonly Snapshot[],
    query: { locale: Locale; modules: Definitions },
  ): Promise<ReadonlyMap<string, Finding[]>>;
};

/** The definition of a type; a name nobody registered is a mistake of the caller. */
export function collectionOf({ collections }: Pick<ContentSchema, 'collections'>, type: string) {
  const definition = collections[type];
  if (!definition) throw new Error(`There is no collection ${type}.`);
  return definition;
}
