import { eq, sql, type WithSubquery } from 'drizzle-orm';
import { noticeTag } from '#app/cache/changes.ts';
import { changeNotice } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { sendWithCommit, type Transaction } from '#app/db/client.server.ts';
import { audit as auditTable, moduleHistory, opLog } from '#app/db/schema.ts';
import type { Attempt, Writer } from './draft-answer.ts';
import type { ModuleRow, Owner } from './module-rows.server.ts';

/** A pause or another person ends a burst of editing; the state at its end is kept. */
const burstSeconds = 60;

type Write = {
  action: 'create' | 'patch' | 'delete' | 'restore' | 'move';
  id: string;
  owner: Owner;
  writer: Writer;
  attempt: Attempt;
  baseRev: number | null;
  rev: number;
  answer: unknown;
};

/**
 * The answer already given to this operation, or null. Waits for the same operation in flight: a request repeated
 * because its answer was lost must not be done twice.
 */
export async function rememberedAnswer<Answer>(tx: Transaction, { opId }: Attempt): Promise<Answer | null> {
  if (!opId) return null;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${opId}, 1))`);
  const [row] = await tx.select({ answer: opLog.answer }).from(opLog).where(eq(opLog.op_id, opId));
  // Proof: only `logWrite` writes answers, and an operation id belongs to one kind of command.
  return (row?.answer as Answer | undefined) ?? null;
}

/** What those who have the object open to edit it listen for. */
export function draftNotice(objectId: string): string {
  return noticeTag('draft', objectId);
}

/**
 * Does the changes and notes the write for repeated requests, for the audit and for whoever follows the page. One
 * statement, sent with the commit: each is a way to the database and back for which the person who saves waits.
 */
export function logWrite(tx: Transaction, write: Write, ...changes: WithSubquery[]): void {
  const { id, owner, writer, attempt, rev } = write;
  const logged = tx.$with('logged').as(
    tx
      .insert(opLog)
      .values({
        op_id: attempt.opId ?? crypto.randomUUID(),
        page_id: owner.object_id,
        module_id: id,
        user_id: writer.id,
        tab: attempt.tab ?? null,
        base_rev: write.baseRev,
        new_rev: rev,
        answer: write.answer,
      })
      .returning({ op_id: opLog.op_id }),
  );
  const { content_type: type, object_id } = owner;
  const entry = { by: writer.id, action: `module:${write.action}`, type, id: object_id, detail: { module: id, rev } };
  const noted = tx.$with('noted').as(audit(tx, entry).returning({ id: auditTable.id }));
  const query = tx
    .with(...changes, logged, noted)
    .select({ said: changeNotice(tx, draftNotice(owner.object_id)) })
    .from(logged);
  // Planned once per connection, too: the statement of one action is always the same.
  sendWithCommit(tx, { name: `write_${write.action}`, query });
}

/** Keeps what stood before, once per burst of editing. */
export async function keepHistory(tx: Transaction, row: ModuleRow, writer: Writer): Promise<void> {
  const sameBurst = row.updated_by === writer.id && Date.now() - row.updated_at.getTime() < burstSeconds * 1000;
  if (sameBurst) return;
  const { props, i18n, hidden_in, layout } = row;
  await tx
    .insert(moduleHistory)
    .values({ module_id: row.id, rev: row.rev, body: { props, i18n, hidden_in, layout }, by_user: row.updated_by })
    .onConflictDoNothing();
}
