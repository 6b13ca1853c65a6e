import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Editor } from '#app/auth/viewer.ts';
import { updateDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { replaceReferences } from '#app/cms/draft/module-references.server.ts';
import { loadTree, lockModule, lockStructure, type Owner } from '#app/cms/draft/module-rows.server.ts';
import { keepHistory } from '#app/cms/draft/write-log.server.ts';
import { draftTag } from '#app/cms/publishing/draft-nodes.server.ts';
import { buildSnapshots } from '#app/cms/publishing/snapshot.server.ts';
import { writeVersions } from '#app/cms/publishing/write-versions.server.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import type { Tree } from '#app/cms/tree/tree.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { module, page } from '#app/db/schema.ts';
import { adapterOf } from '#app/features/editing/content-owner.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { pageValues } from '#server/site-transfer/import-drafts.ts';
import { insertModules, moduleRows } from '#server/site-transfer/module-rows.ts';
import { localizedNames, sharedNames, usualValue } from '#server/site-transfer/page-values.ts';
import { isArrangedAlike } from './differences.ts';
import type { ChangedObject } from './plan-site.ts';

type By = {
  viewer: Editor;
  label: string;
  /** Writes the values that are its own: `writePage` or `writeEntry`. */
  write(tx: Transaction, object: SiteObject, by: string): Promise<void>;
};

/** The draft is not what the plan has seen. */
export class DraftMoved extends Error {
  override name = 'DraftMoved';
}

/** Makes the draft what the folder says; what it was is kept as a version of each language that changes. */
export async function writeChanged(tx: Transaction, changed: ChangedObject, by: By): Promise<void> {
  const { type, id } = changed.after;
  const owner: Owner = { content_type: type, object_id: id };
  await lockStructure(tx, owner);
  await keepVersions(tx, changed, by);
  await by.write(tx, changed.after, by.viewer.id);
  const before = await loadTree(tx, owner);
  await writeModules(tx, changed, { before, viewer: by.viewer });
  const after = await loadTree(tx, owner);
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  if (ids.length > 0) await replaceReferences(tx, { ids, nodes: [...after.values()], owner, definitions });
}

async function keepVersions(tx: Transaction, { after, parts, tag }: ChangedObject, by: By): Promise<void> {
  const { type, id } = after;
  const adapter = adapterOf(type, contentModel);
  for (const locale of locales) {
    const [draft] = await buildSnapshots(tx, { adapter, ids: [id], locale });
    if (!draft || draftTag(draft, draft.modules) !== tag) throw new DraftMoved();
    if (!parts.includes(locale) && !parts.includes('shared')) continue;
    await writeVersions(tx, [draft], { type, locale, kind: 'named', label: by.label, by: by.viewer.id });
  }
}

/** A field that the folder leaves out has its usual value. */
export async function writePage(tx: Transaction, object: SiteObject, by: string): Promise<void> {
  const usual = Object.fromEntries([
    ...sharedNames.map((name) => [name, usualValue(name)]),
    ...localizedNames.map((name) => [name, {}]),
  ]);
  const written = { rev: sql`${page.rev} + 1`, updated_by: by, updated_at: sql`clock_timestamp()` };
  await tx
    .update(page)
    .set({ ...usual, ...pageValues(object), ...written })
    .where(eq(page.id, object.id));
}

export async function writeEntry(tx: Transaction, { type, id, props, i18n }: SiteObject, by: string): Promise<void> {
  const entries = await readEntries(tx, { type, ids: [id], lock: true });
  const texts = Object.fromEntries(locales.map((locale) => [locale, i18n[locale] ?? {}]));
  const drafts = entries.map((entry) => ({ ...entry, rev: entry.rev + 1, props, i18n: texts }));
  await updateDrafts(tx, { type, drafts, userId: by, contentModel });
}

type Rows = ReturnType<typeof moduleRows>;

async function writeModules(
  tx: Transaction,
  { before: old, after }: ChangedObject,
  { before, viewer }: { before: Tree; viewer: Editor },
): Promise<void> {
  const wanted = moduleRows(after);
  const stays = new Set(wanted.map(({ id }) => id));
  const gone = [...before.keys()].filter((id) => !stays.has(id));
  if (gone.length > 0)
    await tx
      .update(module)
      .set({ deleted_at: sql`clock_timestamp()`, ...revised(viewer) })
      .where(inArray(module.id, gone));
  const keepsPlaces = isArrangedAlike(old, after);
  for (const row of wanted) await writeModule(tx, row, { keepsPlaces, viewer });
}

const contents = ['layout', 'slug', 'hidden_in', 'props', 'i18n'] as const;
const places = ['parent_id', 'column_index', 'pos', 'content_type', 'object_id'] as const;

async function writeModule(
  tx: Transaction,
  row: Rows[number],
  { keepsPlaces, viewer }: { keepsPlaces: boolean; viewer: Editor },
): Promise<void> {
  const current = await lockModule(tx, String(row.id));
  if (!current) return insertModules(tx, [row]);
  if (current.model !== row.model) throw new DraftMoved();
  const columns = keepsPlaces ? contents : [...contents, ...places];
  const changes = columns.filter((column) => !isDeepStrictEqual(current[column], row[column]));
  if (changes.length === 0 && !current.deleted_at) return;
  await keepHistory(tx, current, { id: viewer.id, rights: viewer.rights });
  const values = Object.fromEntries(changes.map((column) => [column, row[column]]));
  await tx
    .update(module)
    .set({ ...values, deleted_at: null, ...revised(viewer) })
    .where(eq(module.id, current.id));
}

function revised(viewer: Editor) {
  return { rev: sql`${module.rev} + 1`, updated_by: viewer.id, updated_at: sql`clock_timestamp()` };
}
