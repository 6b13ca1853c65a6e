import { eq, sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { subtree } from '../tree/tree.ts';
import { type InsertPosition, moveModule } from '../tree/tree-change.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Attempt, DraftRefusal, Placed, Writer } from './draft-answer.ts';
import { loadTree, lockStructureAround } from './module-rows.server.ts';
import { mayChangeAll } from './needed-right.ts';
import { openModule } from './open-module.server.ts';
import { logWrite } from './write-log.server.ts';

export type ReorderModule = {
  id: string;
  spot: InsertPosition;
  definitions: Definitions;
  writer: Writer;
  attempt: Attempt;
};

/** Moves a module, with all it holds, to a place on the same page. The server makes the order key. */
export function reorderModule({
  id,
  spot,
  definitions,
  writer,
  attempt,
}: ReorderModule): Promise<Placed | DraftRefusal> {
  return transaction(async (tx) => {
    await lockStructureAround(tx, id);
    const { row, owner, remembered } = await openModule<Placed>(tx, { id, attempt });
    if (remembered) return remembered;
    if (!row || !owner) return { kind: 'not-found' };
    if (row.deleted_at) return { kind: 'gone' };
    const tree = await loadTree(tx, owner);
    if (!mayChangeAll(subtree(tree, id), { writer, definitions })) return { kind: 'forbidden' };
    const proposal = moveModule(tree, id, spot, definitions);
    if (!proposal.ok) return { kind: 'refused', refusal: proposal.refusal };
    if (proposal.operation.kind !== 'move') return { kind: 'refused', refusal: 'unknown-module' };

    const { parent_id, column_index, pos } = proposal.operation.after;
    const rev = row.rev + 1;
    await tx
      .update(module)
      .set({ parent_id, column_index, pos, rev, updated_by: writer.id, updated_at: sql`clock_timestamp()` })
      .where(eq(module.id, id));
    const answer: Placed = { kind: 'placed', id, rev, pos };
    logWrite(tx, { action: 'move', id, owner, writer, attempt, baseRev: row.rev, rev, answer });
    return answer;
  });
}
