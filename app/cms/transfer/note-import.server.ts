import type { Actor } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { auditEntries } from '../collection/audit-entries.server.ts';

/** One audit entry for each write, in the same transaction. */
export async function noteImport(
  tx: Transaction,
  written: readonly { id: string; rev: number }[],
  { type, actor, updates }: { type: string; actor: Actor; updates: ReadonlyMap<string, string[]> },
): Promise<void> {
  const noted = written.map(({ id, rev }) => ({ id, detail: { rev, fields: updates.get(id) ?? [] } }));
  await auditEntries(tx, noted, { actor, action: 'entry:import', type });
}
