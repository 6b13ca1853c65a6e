import type { Database, Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { CollectionDefinition } from '../collection.ts';
import { nodeProblems, nodesIn, type PublishProblem, referencesOf, referencesOfFields } from '../compile.ts';
import { problemsOf } from '../field-problems.ts';
import type { Values } from '../field-set.ts';
import { resolveContext } from '../resolve-context.ts';
import { baseOf } from './draft-summary.ts';
import { effectiveValues } from './effective.ts';
import type { EntryDocument, EntryRecord } from './entry.ts';
import { mediaByIds, nodesOfEntries, publishedDocuments, readEntries } from './entry-rows.server.ts';
import { collectionOf, type House } from './house.ts';

export type Frozen = {
  entry: EntryRecord;
  doc: EntryDocument;
  base: EntryDocument | null;
  base_id: string | null;
  /** Its modules in the draft, those hidden in this language as well. */
  living: string[];
  /** Everything that stands against publishing it. */
  problems: PublishProblem[];
};

/**
 * The drafts of some entries as one language would publish them, locked until the transaction ends, unless they are only
 * looked at. What an entry
 * inherits comes from what is published of the other entry, never from its draft.
 */
export async function freeze(
  tx: Database | Transaction,
  {
    type,
    ids,
    locale,
    house,
    lock = true,
  }: { type: string; ids: readonly string[]; locale: Locale; house: House; lock?: boolean },
): Promise<Frozen[]> {
  const definition = collectionOf(house, type);
  const entries = (await readEntries(tx, { type, ids, lock })).filter(({ deleted_at }) => !deleted_at);
  const bases = await publishedDocuments(tx, {
    ids: entries.flatMap((entry) => baseOf(definition, entry) ?? []),
    locale,
  });
  const nodes = await nodesOfEntries(tx, { type, ids });
  const drafts = entries.map((entry) => {
    const texts = (entry.i18n[locale] ?? {}) as Values;
    const own = nodesIn(nodes.get(entry.id) ?? [], locale);
    const pointsAt = [
      ...referencesOfFields(definition.fields, { source: entry.id, props: entry.props, texts }),
      ...referencesOf(own, locale, house.modules),
    ];
    return {
      entry,
      texts,
      nodes: own,
      living: (nodes.get(entry.id) ?? []).map(({ id }) => id),
      media: pointsAt.filter((target) => target.type === 'media').map(({ id }) => id),
    };
  });
  const library = await mediaByIds(
    tx,
    drafts.flatMap(({ media }) => media),
  );
  return drafts.map(({ entry, texts, nodes, living, media }) => {
    const base_id = baseOf(definition, entry);
    const doc: EntryDocument = {
      entry: { id: entry.id, number: entry.number, type },
      props: entry.props,
      texts,
      nodes,
      media: [...new Set(media)].sort().flatMap((id) => library.get(id) ?? []),
    };
    const base = (base_id && bases.get(base_id)) || null;
    return { entry, doc, base, base_id, living, problems: entryProblems(definition, { doc, base, locale, house }) };
  });
}

/** Everything that stands against publishing a document of an entry. */
export function entryProblems(
  definition: CollectionDefinition,
  { doc, base, locale, house }: { doc: EntryDocument; base: EntryDocument | null; locale: Locale; house: House },
): PublishProblem[] {
  const media = [...doc.media, ...(base?.media ?? [])];
  const context = resolveContext({ locale, media, addresses: {} });
  const values = effectiveValues(definition, doc, base);
  const own = problemsOf(definition.fields, { ...values, context }).map((problem) => ({ module: null, ...problem }));
  return [...own, ...nodeProblems(doc.nodes, { definitions: house.modules, context })];
}
