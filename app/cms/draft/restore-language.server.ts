import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { layouts, type ModuleNode } from '../node.ts';
import { subtree, type Tree, treeOf } from '../tree/tree.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Writer } from './draft-answer.ts';
import { replaceReferences } from './module-references.server.ts';
import { loadTree, lockModule, lockStructure, type ModuleRow, type Owner, ownerOf } from './module-rows.server.ts';
import { mayChangeAll, RightMissing } from './needed-right.ts';
import { keepHistory } from './write-log.server.ts';

export type RestoreLanguage = {
  owner: Owner;
  locale: Locale;
  /** The modules of the version, with the values of this language. */
  nodes: readonly ModuleNode[];
  /** True when `nodes` is only a part of the page: what is not in it stays as it is. */
  isPart?: boolean;
  definitions: Definitions;
  writer: Writer;
};

/**
 * Brings the draft of one language back to what a version holds: its words, and what it shows. Order, layout and
 * shared values belong to both languages and stay. Modules that are gone come back hidden in the other language, and
 * what was added since is hidden in this one, so that the other language keeps every byte. Throws `RightMissing` where it
 * would change a module that the person may not change.
 */
export async function restoreLanguage(tx: Transaction, command: RestoreLanguage): Promise<void> {
  const { owner, locale, nodes, isPart = false, definitions, writer } = command;
  await lockStructure(tx, owner);
  const wanted = treeOf(nodes);
  const living = await loadTree(tx, owner);
  for (const node of parentsFirst(wanted)) await restoreOne(tx, node, { living, ...command });
  for (const node of living.values()) {
    if (isPart || wanted.has(node.id) || node.hidden_in.includes(locale)) continue;
    requireRight(node, command);
    await change(tx, node.id, { hidden_in: [...node.hidden_in, locale] }, writer);
  }
  const restored = [...(await loadTree(tx, owner)).values()];
  await replaceReferences(tx, { ids: restored.map(({ id }) => id), nodes: restored, owner, definitions });
}

async function restoreOne(
  tx: Transaction,
  node: ModuleNode,
  { living, ...command }: RestoreLanguage & { living: Tree },
): Promise<void> {
  const { owner, locale, writer } = command;
  const row = await lockModule(tx, node.id);
  const texts = node.i18n[locale] ?? {};
  if (!row) {
    requireRight(node, command);
    const hidden_in = [otherLocale(locale)];
    await tx.insert(module).values({
      ...node,
      ...within(node, living),
      hidden_in,
      i18n: { [locale]: texts },
      rev: 1,
      updated_by: writer.id,
    });
    return;
  }
  if (!(await belongsTo(tx, row, owner))) return;
  const shown = row.hidden_in.filter((hidden) => hidden !== locale);
  const hidden_in = row.deleted_at ? [...new Set([...shown, otherLocale(locale)])] : shown;
  const i18n = { ...row.i18n, [locale]: texts };
  const same = !row.deleted_at && isSame(hidden_in, row.hidden_in) && isSame(row.i18n[locale] ?? {}, texts);
  if (same) return;
  requireRight(row, command);
  await keepHistory(tx, row, writer);
  await change(
    tx,
    node.id,
    { i18n, hidden_in, deleted_at: null, ...(row.deleted_at ? within(row, living) : {}) },
    writer,
  );
}

/** Undoes the whole restoring: a part of a version would be neither the one state nor the other. */
function requireRight(node: { model: string }, options: Pick<RestoreLanguage, 'writer' | 'definitions'>): void {
  if (!mayChangeAll([node], options)) throw new RightMissing();
}

type Changes = Partial<Pick<ModuleRow, 'i18n' | 'hidden_in' | 'deleted_at' | 'column_index'>>;

async function change(tx: Transaction, id: string, changes: Changes, writer: Writer): Promise<void> {
  await tx
    .update(module)
    .set({ ...changes, rev: sql`${module.rev} + 1`, updated_by: writer.id, updated_at: sql`clock_timestamp()` })
    .where(eq(module.id, id));
}

/** The column, or the last one when the layout has become smaller. */
function within({ parent_id, column_index }: Pick<ModuleRow, 'parent_id' | 'column_index'>, living: Tree) {
  const parent = parent_id ? living.get(parent_id) : undefined;
  const last = layouts[parent?.layout ?? '33-33-33'].length - 1;
  return { column_index: Math.min(column_index, last) };
}

async function belongsTo(tx: Transaction, { id }: ModuleRow, owner: Owner): Promise<boolean> {
  const actual = await ownerOf(tx, id);
  return actual?.content_type === owner.content_type && actual.object_id === owner.object_id;
}

function parentsFirst(tree: Tree): ModuleNode[] {
  const tops = [...tree.values()].filter(({ parent_id }) => parent_id === null || !tree.has(parent_id));
  return tops.flatMap((top) => subtree(tree, top.id));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
