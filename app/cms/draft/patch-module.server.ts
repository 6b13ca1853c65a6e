import { eq, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import type { Layout, ModuleNode } from '../node.ts';
import { changeLayout } from '../tree/tree-change.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Attempt, DraftRefusal, Moved, Saved, Stale, Writer } from './draft-answer.ts';
import { followTranslations } from './follow-translations.server.ts';
import { followReferences } from './module-references.server.ts';
import { loadTree, lockStructureAround, type ModuleRow, nodeOf, type Owner } from './module-rows.server.ts';
import { openModule } from './open-module.server.ts';
import { type ModulePatch, patchErrors, patchedValues } from './patch.ts';
import { keepHistory, logWrite, rememberedAnswer } from './write-log.server.ts';

export type PatchModule = {
  model: string;
  id: string;
  /** The revision the change was based on (`If-Match`). */
  baseRev: number;
  patch: ModulePatch;
  definitions: Definitions;
  writer: Writer;
  attempt: Attempt;
};

/** Saves changed fields of one module, or answers with both texts when somebody saved meanwhile. */
export function patchModule(command: PatchModule): Promise<Saved | Stale | DraftRefusal> {
  const { model, id, patch, definitions, writer, attempt } = command;
  return transaction(async (tx) => {
    if (patch.layout) await lockStructureAround(tx, id);
    const { row, owner, remembered, translations } = await openModule<Saved>(tx, { id, attempt });
    if (remembered) return remembered;
    const definition = definitions[model];
    if (!row || !definition || row.model !== model || !owner) return { kind: 'not-found' };
    // The request that this one repeats may have been answered while this one waited for the row.
    const late = row.rev === command.baseRev ? null : await rememberedAnswer<Saved>(tx, attempt);
    if (late) return late;
    if (row.deleted_at) return { kind: 'gone' };
    if (definition.right && !writer.rights.includes(definition.right)) return { kind: 'forbidden' };
    const errors = patchErrors(definition, patch);
    if (errors.length > 0) return { kind: 'invalid', errors };
    if (row.rev !== command.baseRev) return staleAnswer(row);

    await keepHistory(tx, row, writer);
    const moved = patch.layout ? await applyLayout(tx, { row, owner, layout: patch.layout, writer }) : [];
    const before = nodeOf(row);
    const after: ModuleNode = { ...before, ...patchedValues(before, patch), rev: row.rev + 1 };
    const { props, i18n, hidden_in, rev } = after;
    await followTranslations(tx, { before, after, definition, known: translations });
    await followReferences(tx, { before, after, owner, definitions });
    const answer: Saved = { kind: 'saved', id, rev, ...(moved.length > 0 ? { moved } : {}) };
    logWrite(
      tx,
      { action: 'patch', id, owner, writer, attempt, baseRev: row.rev, rev, answer },
      { props, i18n, hidden_in },
    );
    return answer;
  });
}

/** Both texts on the table: the module as somebody else has left it, by whom and when (UTC). */
export function staleAnswer(row: ModuleRow): Stale {
  return { kind: 'stale', current: nodeOf(row), rev: row.rev, by: row.updated_by, at: row.updated_at.toISOString() };
}

/** Gives the container another layout; modules of columns that go away move to the last one that stays. */
async function applyLayout(
  tx: Transaction,
  { row, owner, layout, writer }: { row: ModuleRow; owner: Owner; layout: Layout; writer: Writer },
): Promise<Moved[]> {
  const proposal = changeLayout(await loadTree(tx, owner), row.id, layout);
  if (!proposal.ok || proposal.operation.kind !== 'layout') return [];
  await tx.update(module).set({ layout }).where(eq(module.id, row.id));
  const moved: Moved[] = [];
  for (const { id, after } of proposal.operation.moves) {
    const { column_index, pos } = after;
    const [changed] = await tx
      .update(module)
      .set({
        column_index,
        pos,
        rev: sql`${module.rev} + 1`,
        updated_by: writer.id,
        updated_at: sql`clock_timestamp()`,
      })
      .where(eq(module.id, id))
      .returning({ rev: module.rev });
    if (changed) moved.push({ id, rev: changed.rev, column_index, pos });
  }
  return moved;
}
