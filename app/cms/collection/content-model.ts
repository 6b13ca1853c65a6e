import type { Collections } from '../collection.ts';
import type { Definitions } from '../view/view-nodes.ts';

/** Everything that is described once: the collections, and the modules their pages are made of. */
export type ContentModel = { collections: Collections; modules: Definitions };

/** The definition of a type; a name nobody registered is a mistake of the caller. */
export function collectionOf({ collections }: Pick<ContentModel, 'collections'>, type: string) {
  const definition = collections[type];
  if (!definition) throw new Error(`There is no collection ${type}.`);
  return definition;
}
