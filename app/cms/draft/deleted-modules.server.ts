import { sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import type { ModuleNode } from '../node.ts';
import { loadTree, type ModuleRow, nodeOf, type Owner } from './module-rows.server.ts';

/** How long what was deleted can be brought back from its list: modules here, pages in their bin. */
export const trashDays = 30;
const most = 50;

/** A module and what went with it, parents first, where they stood; when (UTC) and who took it away. */
export type DeletedModules = { nodes: ModuleNode[]; deleted_at: string; by: string | null };

/**
 * What was taken out of the draft of a page or an entry in the last 30 days and still has a place to come back to, last
 * deleted first. What stood in something deleted later comes back with that, or after it.
 */
export function deletedModules(owner: Owner): Promise<DeletedModules[]> {
  return transaction(async (tx) => {
    const living = [...(await loadTree(tx, owner)).keys()];
    const { rows } = await tx.execute<ModuleRow & { top: string; at: string; by: string | null }>(sql`
      with recursive tops as (
        select id, deleted_at from module
        where deleted_at > now() - make_interval(days => ${trashDays})
          and (parent_id = any(${sql.param(living)}::uuid[])
            or parent_id is null and content_type = ${owner.content_type} and object_id = ${owner.object_id})
        order by deleted_at desc limit ${most}
      ), gone as (
        select id, id as top, 0 as depth, deleted_at from tops
        union all
        select module.id, gone.top, gone.depth + 1, gone.deleted_at
        from module join gone on module.parent_id = gone.id and module.deleted_at = gone.deleted_at
      )
      select module.*, gone.top, "user".name as by,
             to_char(gone.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from gone join module on module.id = gone.id left join "user" on "user".id = module.updated_by
      order by gone.deleted_at desc, gone.top, gone.depth, module.column_index, module.pos`);
    const found = new Map<string, DeletedModules>();
    for (const { top, at, by, ...row } of rows) {
      const one = found.get(top) ?? { nodes: [], deleted_at: at, by };
      one.nodes.push(nodeOf(row));
      found.set(top, one);
    }
    return [...found.values()];
  });
}
