import type { Actor } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { Finding } from '../checks/finding.ts';
import type { CollectionDefinition, Collections } from '../collection.ts';
import type { RowProblem } from '../field/cell/problem.ts';
import type { Values } from '../field-set.ts';
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
  /** What somebody should have looked at before these drafts are written, by their names; it stands in nobody's way. */
  remarksOn(
    reader: Reader,
    planned: { definition: CollectionDefinition; drafts: readonly ImportedDraft[]; now: Temporal.Instant },
  ): Promise<ReadonlyMap<string, RowProblem[]>>;
  /** Makes the drafts that imported ones bring along, such as the dates of a rule, and says which those are. */
  bringAlong(
    tx: Transaction,
    written: {
      type: string;
      drafts: readonly ImportedDraft[];
      actor: Actor;
      publish: readonly Locale[];
      contentModel: ContentModel;
    },
  ): Promise<{ id: string; rev: number }[]>;
};

/** A draft of an import, as it will be and as it was; `changes` names its columns that change. */
export type ImportedDraft = {
  id: string;
  props: Values;
  labels: Localized<string>;
  changes: readonly string[];
  before: Values | null;
};

/** The definition of a type; a name nobody registered is a mistake of the caller. */
export function collectionOf({ collections }: Pick<ContentSchema, 'collections'>, type: string) {
  const definition = collections[type];
  if (!definition) throw new Error(`There is no collection ${type}.`);
  return definition;
}
