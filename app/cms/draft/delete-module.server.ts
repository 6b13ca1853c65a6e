import { sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { subtree } from '../tree.ts';
import type { Definitions } from '../view-nodes.ts';
import type { Attempt, DraftRefusal, Saved, Stale, Writer } from './draft-answer.ts';
import { replaceReferences } from './module-references.server.ts';
import { loadTree, lockStructureAround } from './module-rows.server.ts';
import { openModule } from './open-module.server.ts';
import { staleAnswer } from './patch-module.server.ts';
import { logWrite } from './write-log.server.ts';

export type DeleteModule = {
  model: string;
  id: string;
  baseRev: number;
  definitions: Definitions;
  writer: Writer;
  attempt: Attempt;
};

/**
 * Takes a module and all it holds out of the draft. Nothing is destroyed: restoring brings back every byte. What it
 * holds keeps its revisions, so that after taking the deletion back the editor can go on saving it.
 */
export function deleteModule(command: DeleteModule): Promise<Saved | Stale | DraftRefusal> {
  const { model, id, baseRev, definitions, writer, attempt } = command;
  return transaction(async (tx) => {
    await lockStructureAround(tx, id);
    const { row, owner, remembered } = await openModule<Saved>(tx, { id, attempt });
    if (remembered) return remembered;
    if (!row || row.model !== model || !owner) return { kind: 'not-found' };
    if (row.deleted_at) return { kind: 'gone' };
    const right = definitions[model]?.right;
    if (right && !writer.rights.includes(right)) return { kind: 'forbidden' };
    if (row.rev !== baseRev) return staleAnswer(row);

    const ids = subtree(await loadTree(tx, owner), id).map((node) => node.id);
    await tx
      .update(module)
      .set({
        deleted_at: sql`now()`,
        rev: sql`${module.rev} + (${module.id} = ${id})::int`,
        updated_by: writer.id,
        updated_at: sql`clock_timestamp()`,
      })
      .where(sql`${module.id} = any(${sql.param(ids)}::uuid[])`);
    await replaceReferences(tx, { ids, nodes: [], owner, definitions });
    const answer: Saved = { kind: 'saved', id, rev: row.rev + 1 };
    await logWrite(tx, { action: 'delete', id, owner, writer, attempt, baseRev, rev: answer.rev, answer });
    return answer;
  });
}
