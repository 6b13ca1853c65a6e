import { eq, getTableColumns, sql } from 'drizzle-orm';
import { oncePerConnection, type Transaction } from '#app/db/client.server.ts';
import { module, opLog } from '#app/db/schema.ts';
import type { Attempt } from './draft-answer.ts';
import { type KnownTranslation, knownTranslations } from './follow-translations.server.ts';
import { type ModuleRow, type Owner, ownersAbove } from './module-rows.server.ts';

export type Opened<Answer> = {
  /** Locked until the transaction ends; undefined when there never was one. */
  row: ModuleRow | undefined;
  /** What the container it stands in belongs to. */
  owner: Owner | null;
  /** The answer already given to this attempt. */
  remembered: Answer | null;
  /** Locked as well. */
  translations: KnownTranslation[];
};

/** What a command asks first about the module it is for, in one question. */
export async function openModule<Answer>(
  tx: Transaction,
  { id, attempt: { opId } }: { id: string; attempt: Attempt },
): Promise<Opened<Answer>> {
  const [found] = await question(tx).execute({ id, opId: opId ?? null });
  // Proof: only `logWrite` writes answers, and an operation id belongs to one kind of command.
  return (found as Opened<Answer> | undefined) ?? { row: undefined, owner: null, remembered: null, translations: [] };
}

const question = oncePerConnection((tx) => {
  const id = sql.placeholder('id');
  const known = knownTranslations(tx, id);
  return tx
    .with(known)
    .select({
      row: getTableColumns(module),
      owner: sql<Owner | null>`(select to_jsonb(owner) from (${ownersAbove(id)}) as owner)`,
      remembered: sql<unknown>`(select answer from ${opLog} where op_id = ${sql.placeholder('opId')}::uuid)`,
      translations: sql<KnownTranslation[]>`(select coalesce(jsonb_agg(to_jsonb(known)), '[]') from ${known} as known)`,
    })
    .from(module)
    .where(eq(module.id, id))
    .for('update')
    .prepare('open_module');
});
