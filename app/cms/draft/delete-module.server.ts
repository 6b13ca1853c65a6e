import { sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { subtree } from '../tree/tree.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Attempt, DraftRefusal, Saved, Stale, Writer } from './draft-answer.ts';
import { replaceReferences } from './module-references.server.ts';
import { loadTree, lockStructureAround } from './module-rows.server.ts';
import { mayChangeAll } from './needed-right.ts';
import { openModule } from './open-module.server.ts';
import { staleAnswer } from './patch-module.server.ts';
import { logWrite } from './write-log.server.ts';

export type DeleteModule = {
  model: string;
  id: string;
  baseRev: number;
  /** The newest revision of everything in it that the person has seen; without it nothing inside is compared. */
  seen?: Record<string, number>;
  definitions: Definitions;
  writer: Writer;
  attempt: Attempt;
};

/**
 * Takes a module and all it holds out of the draft. Nothing is destroyed: restoring brings back every byte. What it
 * holds keeps its revisions, so that after taking the deletion back the editor can go on saving it. What somebody else has
 * written in it and the person has not seen yet does not go along: the answer is stale and brings it.
 */
export function deleteModule(command: DeleteModule): Promise<Saved | Stale | DraftRefusal> {
  const { model, id, baseRev, seen, definitions, writer, attempt } = command;
  return transaction(async (tx) => {
    await lockStructureAround(tx, id);
    const { row, owner, remembered } = await openModule<Saved>(tx, { id, attempt });
    if (remembered) return remembered;
    if (!row || row.model !== model || !owner) return { kind: 'not-found' };
    if (row.deleted_at) return { kind: 'gone' };
    const nodes = subtree(await loadTree(tx, owner), id);
    if (!mayChangeAll([row, ...nodes], { writer, definitions })) return { kind: 'forbidden' };
    const ids = nodes.map((node) => node.id);
    const isUnseen = seen !== undefined && (await hasUnseen(tx, { ids, seen: { ...seen, [id]: row.rev }, writer }));
    if (isUnseen || row.rev !== baseRev) {
      const below = subtree(await loadTree(tx, owner), id).slice(1);
      return { ...staleAnswer(row), below };
    }
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
    logWrite(tx, { action: 'delete', id, owner, writer, attempt, baseRev, rev: answer.rev, answer });
    return answer;
  });
}

/** True when somebody else has written there what the person has not seen. Locks the modules, so that nobody writes there until they are gone. */
async function hasUnseen(
  tx: Transaction,
  { ids, seen, writer }: { ids: string[]; seen: Record<string, number>; writer: Writer },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with held as materialized (
      select id, rev, updated_by from module where id = any(${sql.param(ids)}::uuid[]) order by id for update
    ) select 1 from held
    where rev > coalesce((${JSON.stringify(seen)}::jsonb ->> id::text)::int, 0) and updated_by is distinct from ${writer.id}
    limit 1`);
  return rows.length > 0;
}
