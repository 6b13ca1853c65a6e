import type { Transaction } from '#app/db/client.server.ts';
import { audit } from '#app/db/schema.ts';

/** One audit entry for each write, in the same transaction. */
export async function noteImport(
  tx: Transaction,
  written: readonly { id: string; rev: number }[],
  { type, userId, updates }: { type: string; userId: string | null; updates: ReadonlyMap<string, string[]> },
): Promise<void> {
  if (written.length === 0) return;
  await tx.insert(audit).values(
    written.map(({ id, rev }) => ({
      user_id: userId,
      action: 'entry:import',
      content_type: type,
      object_id: id,
      detail: { rev, fields: updates.get(id) ?? [] },
    })),
  );
}
