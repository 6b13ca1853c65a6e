import { sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import type { Editor } from '#app/auth/viewer.ts';
import { insertDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import { replaceReferences } from '#app/cms/draft/module-references.server.ts';
import { loadTree } from '#app/cms/draft/module-rows.server.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { type AuditEntry, auditAll } from '#app/db/audit.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { page } from '#app/db/schema.ts';
import { writeMediaChange } from '#app/features/media-library/commands.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { insertMedia, type KeptOriginal } from '#app/media/store.server.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { entryDraft, pageValues, raiseCounter } from '#server/site-transfer/import-drafts.ts';
import { entryKinds } from '#server/site-transfer/kinds.ts';
import { insertModules, moduleRows } from '#server/site-transfer/module-rows.ts';
import type { SiteMedia } from '#server/site-transfer/site.ts';
import { type ChangedObject, type Plan, parentsOf } from './plan-site.ts';
import { writeChanged, writeEntry, writePage } from './write-changed.ts';

type Writing = {
  plan: Plan;
  /** All pages of the folder: new ones stand below them. */
  pages: readonly SiteObject[];
  kept: ReadonlyMap<string, KeptOriginal>;
  viewer: Editor;
  /** What the versions are called that keep what was there. */
  label: string;
  name: string;
};

/**
 * Writes all that a plan says as drafts; visitors see nothing of it until somebody publishes. Throws `DraftMoved` when a
 * draft is not what the plan has seen.
 */
export async function writePlan(tx: Transaction, { plan, pages, kept, viewer, label, name }: Writing): Promise<void> {
  const { added, changed } = plan;
  for (const medium of added.media) await addMedium(tx, medium, { kept, viewer });
  await addPages(tx, added.pages, { parents: parentsOf(pages), by: viewer.id });
  for (const { type } of entryKinds)
    await addEntries(tx, { type, entries: added.entries.filter((entry) => entry.type === type), by: viewer.id });
  await raiseCounter(tx);
  await addModules(tx, [...added.pages, ...added.entries]);
  // One order for all writers, or two of them could wait for each other.
  for (const each of inOrder(changed.pages)) await writeChanged(tx, each, { viewer, label, write: writePage });
  for (const each of inOrder(changed.entries)) await writeChanged(tx, each, { viewer, label, write: writeEntry });
  for (const each of changed.media) await changeMedium(tx, each, viewer);
  await auditAll(tx, auditOf(plan, { viewer, name }));
}

function inOrder(changed: readonly ChangedObject[]): ChangedObject[] {
  return [...changed].sort((one, other) => (one.after.id < other.after.id ? -1 : 1));
}

async function addMedium(
  tx: Transaction,
  { id, file_name, alt, credit, caption, tags, licence, licence_until, focal }: SiteMedia,
  { kept, viewer }: Pick<Writing, 'kept' | 'viewer'>,
): Promise<void> {
  const facts = kept.get(id);
  if (!facts) throw new Error(`The content of ${file_name} was not kept.`);
  const about = { alt, credit, caption, tags, licence, licence_until, focal };
  await insertMedia(tx, { id, name: file_name, ...about, createdBy: viewer.id }, facts);
}

type AddingPages = { parents: ReadonlyMap<string, string>; by: string };

/** New pages stand behind those that are there. */
async function addPages(tx: Transaction, pages: readonly SiteObject[], { parents, by }: AddingPages): Promise<void> {
  for (const each of pages) {
    const parent_id = parents.get(each.id) ?? null;
    const { rows } = await tx.execute<{ last: string | null }>(
      sql`select max(position collate "C") as last from page where parent_id is not distinct from ${parent_id}::uuid`,
    );
    const position = generateKeyBetween(rows[0]?.last ?? null, null);
    await tx.insert(page).values({ id: each.id, parent_id, position, ...pageValues(each), updated_by: by });
  }
}

type AddingEntries = { type: string; entries: readonly SiteObject[]; by: string };

async function addEntries(tx: Transaction, { type, entries, by }: AddingEntries): Promise<void> {
  const drafts = entries.map(entryDraft);
  const written = await insertDrafts(tx, { type, drafts, userId: by, contentModel });
  if (written.length < drafts.length) throw new DraftTaken();
}

/** Something that the plan took for new is there by now. */
export class DraftTaken extends Error {
  override name = 'DraftTaken';
}

async function addModules(tx: Transaction, objects: readonly SiteObject[]): Promise<void> {
  await insertModules(tx, objects.flatMap(moduleRows));
  for (const { type, id } of objects) {
    const owner = { content_type: type, object_id: id };
    const nodes = [...(await loadTree(tx, owner)).values()];
    if (nodes.length > 0) await replaceReferences(tx, { ids: nodes.map((node) => node.id), nodes, owner, definitions });
  }
}

/** The library keeps no versions: what it said before stands in the audit. */
async function changeMedium(
  tx: Transaction,
  { after }: Plan['changed']['media'][number],
  viewer: Editor,
): Promise<void> {
  const { id, tags, licence, licence_until, focal } = after;
  // Words that the folder leaves out are taken away.
  const all = (words: SiteMedia['alt']) => Object.fromEntries(locales.map((locale) => [locale, words[locale] ?? '']));
  const words = { alt: all(after.alt), credit: all(after.credit), caption: all(after.caption) };
  const change = { ...words, tags, licence, licence_until, focal };
  await writeMediaChange(tx, { id, actor: viewer, now: Temporal.Now.instant(), change });
}

/** One row for all of it, and one for each object. */
function auditOf({ added, changed }: Plan, { viewer, name }: Pick<Writing, 'viewer' | 'name'>): AuditEntry[] {
  const entry = (type: string, id: string, detail: object): AuditEntry => ({
    by: viewer.id,
    action: 'site:import',
    type,
    id,
    detail,
  });
  const objects = [...added.pages, ...added.entries];
  const others = [...changed.pages, ...changed.entries];
  const detail = {
    file: name,
    added: objects.length + added.media.length,
    changed: others.length + changed.media.length,
  };
  return [
    ...objects.map(({ type, id }) => entry(type, id, { new: true })),
    ...others.map(({ after, parts }) => entry(after.type, after.id, { parts })),
    ...changed.media.map(({ before, parts }) => entry('media', before.id, { parts, before: wordsOf(before) })),
    { by: viewer.id, action: 'site:import', detail },
  ];
}

function wordsOf({ alt, credit, caption, tags, licence, licence_until, focal }: SiteMedia): object {
  return { alt, credit, caption, tags, licence, licence_until, focal };
}
