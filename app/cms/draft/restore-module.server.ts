import { and, eq, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { layouts } from '../node.ts';
import { siblings, subtree, type Tree } from '../tree/tree.ts';
import { placeAt } from '../tree/tree-change.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Attempt, DraftRefusal, Saved, Writer } from './draft-answer.ts';
import { replaceReferences } from './module-references.server.ts';
import { loadTree, lockStructureAround, type ModuleRow } from './module-rows.server.ts';
import { forbiddenWhenRightMissing, mayChangeAll, RightMissing } from './needed-right.ts';
import { openModule } from './open-module.server.ts';
import { logWrite } from './write-log.server.ts';

export type RestoreModule = { model: string; id: string; definitions: Definitions; writer: Writer; attempt: Attempt };

/** Takes a deletion back: the module and what went with it, where they stood. */
export function restoreModule({
  model,
  id,
  definitions,
  writer,
  attempt,
}: RestoreModule): Promise<Saved | DraftRefusal> {
  return transaction<Saved | DraftRefusal>(async (tx) => {
    await lockStructureAround(tx, id);
    const { row, owner, remembered } = await openModule<Saved>(tx, { id, attempt });
    if (remembered) return remembered;
    if (!row || row.model !== model || !owner) return { kind: 'not-found' };
    if (!row.deleted_at) return { kind: 'saved', id, rev: row.rev };
    const tree = await loadTree(tx, owner);
    if (row.parent_id && !tree.has(row.parent_id)) return { kind: 'refused', refusal: 'parent-gone' };

    await revive(tx, row, tree);
    const restored = await loadTree(tx, owner);
    const nodes = subtree(restored, id);
    if (!mayChangeAll([row, ...nodes], { writer, definitions })) throw new RightMissing();
    await replaceReferences(tx, { ids: nodes.map((node) => node.id), nodes, owner, definitions });
    const answer: Saved = { kind: 'saved', id, rev: row.rev + 1 };
    logWrite(tx, { action: 'restore', id, owner, writer, attempt, baseRev: row.rev, rev: answer.rev, answer });
    return answer;
  }).catch(forbiddenWhenRightMissing);
}

/** What was deleted in the same moment belongs together; what was deleted before stays deleted. */
async function revive(tx: Transaction, row: ModuleRow, tree: Tree): Promise<void> {
  await tx.execute(sql`
    with recursive below as (
      select id from module where id = ${row.id}
      union all
      select module.id from module join below on module.parent_id = below.id
      where module.deleted_at = (select deleted_at from module where id = ${row.id})
    )
    update module set deleted_at = null, rev = rev + (id = ${row.id})::int, updated_at = clock_timestamp()
    where id in (select id from below)`);
  const { column_index, pos } = freePlace(row, tree);
  await tx
    .update(module)
    .set({ column_index, pos })
    .where(and(eq(module.id, row.id)));
}

/** The old place, unless its column has gone or its key has been given away meanwhile. */
function freePlace(row: ModuleRow, tree: Tree): { column_index: number; pos: string } {
  const parent = row.parent_id ? tree.get(row.parent_id) : undefined;
  const last = parent ? layouts[parent.layout ?? '100'].length - 1 : 0;
  const column = Math.min(row.column_index, last);
  const taken = siblings(tree, row.parent_id, column).find((node) => node.pos === row.pos);
  if (column === row.column_index && !taken) return { column_index: column, pos: row.pos };
  return placeAt(tree, { parent: row.parent_id, column, before: taken?.id });
}
