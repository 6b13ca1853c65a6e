import { type Actor, idOf } from '#app/auth/actor.ts';
import { auditAll } from '#app/db/audit.server.ts';
import type { Transaction } from '#app/db/client.server.ts';

/** One audit entry for each write, in the same transaction. */
export async function noteImport(
  tx: Transaction,
  written: readonly { id: string; rev: number }[],
  { type, actor, updates }: { type: string; actor: Actor; updates: ReadonlyMap<string, string[]> },
): Promise<void> {
  const what = { by: idOf(actor), action: 'entry:import', type };
  await auditAll(
    tx,
    written.map(({ id, rev }) => ({ ...what, id, detail: { rev, fields: updates.get(id) ?? [] } })),
  );
}
