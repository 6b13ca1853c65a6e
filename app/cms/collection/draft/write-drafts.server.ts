import { sql } from 'drizzle-orm';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { type ContentModel, collectionOf } from '../content-model.ts';
import { baseOf, type DraftValues, draftReferences, draftSummary } from '../draft-summary.ts';
import type { EntryRecord } from '../entry.ts';
import { readEntries } from '../entry-rows.server.ts';

/** Without a `number` it gets the next one. */
export type NewDraft = DraftValues & {
  id: string;
  number?: number;
  source: string | null;
  external_id: string | null;
};
export type ChangedDraft = DraftValues & Pick<EntryRecord, 'id' | 'number' | 'rev'>;

/** Inserts drafts that are not there yet; answers those it wrote. Anything with a known id is left as it is. */
export async function insertDrafts(
  tx: Transaction,
  {
    type,
    drafts,
    userId,
    contentModel,
  }: { type: string; drafts: readonly NewDraft[]; userId: string | null; contentModel: ContentModel },
): Promise<{ id: string; number: number; rev: number }[]> {
  if (drafts.length === 0) return [];
  const definition = collectionOf(contentModel, type);
  const bases = await basesOf(tx, definition, drafts);
  const rows = drafts.map((draft) => ({ ...draft, ...summary(definition, { ...draft, number: 0 }, bases) }));
  const { rows: written } = await tx.execute<{ id: string; number: number; rev: number }>(sql`
    insert into entry (id, number, type, props, i18n, source, external_id, label_de, label_en, starts_at, ends_at,
      base_id, created_by, updated_by, created_at, updated_at)
    select id, coalesce(number, nextval(pg_get_serial_sequence('entry', 'number'))), ${type}, props, i18n, source,
           external_id, label_de, label_en, starts_at, ends_at, base_id,
           ${userId}, ${userId}, clock_timestamp(), clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, number bigint, props jsonb, i18n jsonb,
      source text, external_id text, label_de text, label_en text, starts_at timestamptz, ends_at timestamptz,
      base_id uuid)
    on conflict do nothing
    returning id, number::float8 as number, rev`);
  const fresh = new Set(written.map(({ id }) => id));
  await writeDraftReferences(
    tx,
    definition,
    drafts.filter(({ id }) => fresh.has(id)),
  );
  return written;
}

/** Writes the values of drafts that are locked; each has its next revision already. */
export async function updateDrafts(
  tx: Transaction,
  {
    type,
    drafts,
    userId,
    contentModel,
  }: { type: string; drafts: readonly ChangedDraft[]; userId: string | null; contentModel: ContentModel },
): Promise<void> {
  if (drafts.length === 0) return;
  const definition = collectionOf(contentModel, type);
  const bases = await basesOf(tx, definition, drafts);
  const rows = drafts.map((draft) => ({ ...draft, ...summary(definition, draft, bases) }));
  await tx.execute(sql`
    update entry set props = row.props, i18n = row.i18n, rev = row.rev, label_de = row.label_de, label_en = row.label_en,
      starts_at = row.starts_at, ends_at = row.ends_at, base_id = row.base_id,
      updated_by = ${userId}, updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, props jsonb, i18n jsonb, rev int,
      label_de text, label_en text, starts_at timestamptz, ends_at timestamptz, base_id uuid)
    where entry.id = row.id`);
  await writeDraftReferences(tx, definition, drafts);
  await relabelDependents(tx, { type, ids: drafts.map(({ id }) => id), contentModel });
}

/** Drafts without a title of their own carry that of the entry they inherit from. */
async function relabelDependents(
  tx: Transaction,
  { type, ids, contentModel }: { type: string; ids: readonly string[]; contentModel: ContentModel },
): Promise<void> {
  for (const dependent of Object.values(contentModel.collections).filter(({ inherits }) => inherits?.from === type)) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from entry where type = ${dependent.type} and base_id = any(${sql.param([...ids])}::uuid[])
        and (i18n->'de'->>${dependent.titleField} is null or i18n->'en'->>${dependent.titleField} is null)
      order by id for update`);
    const drafts = await readEntries(tx, { type: dependent.type, ids: rows.map(({ id }) => id) });
    const bases = await basesOf(tx, dependent, drafts);
    const labels = drafts.map((draft) => ({ id: draft.id, ...summary(dependent, draft, bases) }));
    await tx.execute(sql`
      update entry set label_de = row.label_de, label_en = row.label_en
      from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as row (id uuid, label_de text, label_en text)
      where entry.id = row.id and (entry.label_de <> row.label_de or entry.label_en <> row.label_en)`);
  }
}

function summary(
  definition: CollectionDefinition,
  draft: DraftValues & { number: number },
  bases: ReadonlyMap<string, DraftValues>,
) {
  const base = baseOf(definition, draft);
  return draftSummary(definition, draft, (base && bases.get(base)) || null);
}

async function basesOf(
  tx: Transaction,
  definition: CollectionDefinition,
  drafts: readonly DraftValues[],
): Promise<Map<string, DraftValues>> {
  if (!definition.inherits) return new Map();
  const ids = [...new Set(drafts.flatMap((draft) => baseOf(definition, draft) ?? []))];
  const found = await readEntries(tx, { type: definition.inherits.from, ids });
  return new Map(found.map((entry) => [entry.id, entry]));
}

async function writeDraftReferences(
  tx: Transaction,
  definition: CollectionDefinition,
  drafts: readonly (DraftValues & { id: string })[],
): Promise<void> {
  const ids = drafts.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = drafts.flatMap((draft) =>
    draftReferences(definition, draft.id, draft).map(({ source, field, locale, type, id }) => ({
      source,
      field,
      locale,
      type,
      id,
    })),
  );
  await tx.execute(sql`
    delete from reference where source_type = 'entry' and source_id = any(${sql.param(ids)}::uuid[])`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into reference (source_type, source_id, owner_type, owner_id, locale, field, target_type, target_id)
    select 'entry', source, ${definition.type}, source, locale, field, type, id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (source uuid, field text, locale text, type text, id uuid)`);
}
