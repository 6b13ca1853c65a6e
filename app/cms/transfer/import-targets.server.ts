import { idOf } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { collectionOf } from '../collection/content-model.ts';
import { insertDrafts, type NewDraft } from '../collection/draft/write-drafts.server.ts';
import { initialValues } from '../field-set.ts';
import type { Batch } from './import-options.ts';
import { noteImport } from './note-import.server.ts';
import { type ReadRow, wantedBy } from './read-row.ts';
import { findTargets, keyOf, type Target } from './references.server.ts';

export type Targets = {
  found: Map<string, Target>;
  /** Keys of those that did not exist before. */
  fresh: Set<string>;
  /** Ids of the drafts made for them, by type. */
  created: Map<string, string[]>;
};

/** What names mean; of the types the mapping allows, unknown names become drafts with that name in both languages. */
export async function targetsOf(
  tx: Transaction,
  rows: readonly ReadRow[],
  { mapping, contentModel, actor, dryRun, source }: Batch,
) {
  const wanted = rows.flatMap(wantedBy);
  const found = await findTargets(tx, { wanted, source });
  const fresh = new Set<string>();
  const created = new Map<string, string[]>();
  const made = new Map<string, Target>();
  for (const one of wanted) {
    const target = found.get(keyOf(one));
    if (!target || !('missing' in target) || !mapping.create.includes(one.type)) continue;
    // Found without regard to capitals, so made without regard to them: two of a name would fit the next run both.
    const folded = keyOf({ ...one, name: one.name.toLowerCase() });
    const twin = made.get(folded);
    if (twin) {
      found.set(keyOf(one), twin);
      continue;
    }
    const { id, draft } = termDraft(one, { contentModel });
    found.set(keyOf(one), { id } satisfies Target);
    made.set(folded, { id });
    fresh.add(keyOf(one));
    if (dryRun) continue;
    await insertDrafts(tx, { type: one.type, drafts: [draft], userId: idOf(actor), contentModel });
    await noteImport(tx, [{ id, rev: 1 }], { type: one.type, actor, updates: new Map() });
    created.set(one.type, [...(created.get(one.type) ?? []), id]);
  }
  return { found, fresh, created };
}

function termDraft({ type, name }: { type: string; name: string }, { contentModel }: Pick<Batch, 'contentModel'>) {
  const definition = collectionOf(contentModel, type);
  const { props } = initialValues(definition.fields);
  const { titleField } = definition;
  const isLocalized = definition.fields[titleField]?.localized !== null;
  const values = isLocalized
    ? { props, i18n: Object.fromEntries(locales.map((locale) => [locale, { [titleField]: name }])) }
    : { props: { ...props, [titleField]: name }, i18n: {} };
  const id = crypto.randomUUID();
  const draft: NewDraft = { id, ...values, source: null, external_id: null };
  return { id, draft };
}
