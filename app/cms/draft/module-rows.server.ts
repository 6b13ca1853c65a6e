import { and, eq, getTableColumns, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import type { ModuleNode } from '../node.ts';
import { type Tree, treeOf } from '../tree/tree.ts';

/** What a root container belongs to, such as a page. */
export type Owner = { content_type: string; object_id: string };

export type ModuleRow = typeof module.$inferSelect;

/** The row, locked until the transaction ends, or undefined. */
export async function lockModule(tx: Transaction, id: string): Promise<ModuleRow | undefined> {
  const [row] = await tx.select().from(module).where(eq(module.id, id)).for('update');
  return row;
}

/** One writer at a time changes the structure of one owner, so that order keys stay distinct. */
export async function lockStructure(tx: Transaction, { content_type, object_id }: Owner): Promise<void> {
  await tx.execute(sql`select ${structureLock(sql`${content_type}::text`, sql`${object_id}::text`)}`);
}

/** The same for whatever a module belongs to; a module that belongs to nothing locks nothing. */
export async function lockStructureAround(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    select ${structureLock(sql`content_type`, sql`object_id::text`)} from (${ownersAbove(id)}) as owner`);
}

function structureLock(contentType: SQL, objectId: SQL): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${contentType} || ':' || ${objectId}, 0))`;
}

/** The owner of the container a module stands in. */
export async function ownerOf(tx: Transaction, id: string): Promise<Owner | null> {
  const { rows } = await tx.execute<Owner>(ownersAbove(id));
  return rows[0] ?? null;
}

/** Asks for the owner of a module, to stand alone or within a greater question: one row, or none. */
export function ownersAbove(id: string | Placeholder): SQL {
  return sql`
    with recursive up as (
      select self.id, self.parent_id, self.content_type, self.object_id from module as self where self.id = ${id}::uuid
      union all
      select above.id, above.parent_id, above.content_type, above.object_id
      from module as above join up on above.id = up.parent_id
    ) select content_type, object_id from up where parent_id is null and object_id is not null`;
}

/** All living modules of an owner. */
export async function loadTree(tx: Transaction, { content_type, object_id }: Owner): Promise<Tree> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive tree as (
      select id from module
      where content_type = ${content_type} and object_id = ${object_id} and parent_id is null and deleted_at is null
      union all
      select module.id from module join tree on module.parent_id = tree.id where module.deleted_at is null
    ) select id from tree`);
  const ids = sql.param(rows.map(({ id }) => id));
  const found = await tx
    .select(nodeColumns)
    .from(module)
    .where(and(sql`${module.id} = any(${ids}::uuid[])`, isNull(module.deleted_at)));
  // Proof: `layout` is written only through commands that know the six layouts.
  return treeOf(found as ModuleNode[]);
}

/** A row without what only the database needs. */
export function nodeOf(row: ModuleRow): ModuleNode {
  const { updated_by, updated_at, deleted_at, ...node } = row;
  return node as ModuleNode;
}

const { updated_by, updated_at, deleted_at, ...nodeColumns } = getTableColumns(module);
