import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import type { ModuleNode } from '../node.ts';
import { type Tree, treeOf } from '../tree.ts';

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
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${content_type}:${object_id}`}, 0))`);
}

/** The owner of the container a module stands in. */
export async function ownerOf(tx: Transaction, id: string): Promise<Owner | null> {
  const { rows } = await tx.execute<Owner>(sql`
    with recursive up as (
      select id, parent_id, content_type, object_id from module where id = ${id}
      union all
      select module.id, module.parent_id, module.content_type, module.object_id
      from module join up on module.id = up.parent_id
    ) select content_type, object_id from up where parent_id is null and object_id is not null`);
  return rows[0] ?? null;
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
