import { eq, fillPlaceholders, type Query, sql } from 'drizzle-orm';
import { noticeTag } from '#app/cache/changes.ts';
import { announceHereAfterCommit, notify } from '#app/cache/epoch.server.ts';
import { auditLaidOut, auditValues } from '#app/db/audit.server.ts';
import { sendWithCommit, type Transaction } from '#app/db/client.server.ts';
import { audit as auditTable, module, moduleHistory, opLog } from '#app/db/schema.ts';
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

/** What one module says now. */
type Content = Pick<ModuleRow, 'props' | 'i18n' | 'hidden_in'>;

/**
 * Notes the write for repeated requests, for the audit and for whoever follows the page, and writes the module's content
 * where the command left that to it. One statement, sent with the commit: each is a way to the database and back for
 * which the person who saves waits.
 */
export function logWrite(tx: Transaction, write: Write, content?: Content): void {
  const { id, owner, writer, attempt, rev, answer } = write;
  const { content_type: type, object_id } = owner;
  const notice = draftNotice(object_id);
  announceHereAfterCommit(tx, notice);
  const name = content ? 'save_module' : 'log_write';
  const query = laidOut.get(name) ?? layOut(tx, { withContent: content !== undefined });
  laidOut.set(name, query);
  const { sql: text, params } = query;
  const values = fillPlaceholders(params, {
    op_id: attempt.opId ?? crypto.randomUUID(),
    page_id: object_id,
    module_id: id,
    user_id: writer.id,
    tab: attempt.tab ?? null,
    base_rev: write.baseRev,
    new_rev: rev,
    answer,
    notice,
    ...auditValues({
      by: writer.id,
      action: `module:${write.action}`,
      type,
      id: object_id,
      detail: { module: id, rev },
    }),
    ...content,
  });
  sendWithCommit(tx, { name, text, values });
}

/** The texts, once for the process: laying one out takes drizzle about as long as PostgreSQL takes to do it. */
const laidOut = new Map<string, Query>();

function layOut(tx: Transaction, { withContent }: { withContent: boolean }): Query {
  const { placeholder } = sql;
  const written = tx.$with('written').as(writeContent(tx).returning({ id: module.id }));
  const logged = tx.$with('logged').as(
    tx
      .insert(opLog)
      .values({
        op_id: placeholder('op_id'),
        page_id: placeholder('page_id'),
        module_id: placeholder('module_id'),
        user_id: placeholder('user_id'),
        tab: placeholder('tab'),
        base_rev: placeholder('base_rev'),
        new_rev: placeholder('new_rev'),
        answer: placeholder('answer'),
      })
      .returning({ op_id: opLog.op_id }),
  );
  const noted = tx.$with('noted').as(auditLaidOut(tx).returning({ id: auditTable.id }));
  return tx
    .with(...(withContent ? [written] : []), logged, noted)
    .select({ notified: notify(placeholder('notice')) })
    .from(logged)
    .toSQL();
}

function writeContent(tx: Transaction) {
  const later = (column: 'props' | 'i18n' | 'hidden_in') => sql`${sql.param(sql.placeholder(column), module[column])}`;
  return tx
    .update(module)
    .set({
      props: later('props'),
      i18n: later('i18n'),
      hidden_in: later('hidden_in'),
      rev: sql`${sql.placeholder('new_rev')}`,
      updated_by: sql`${sql.placeholder('user_id')}`,
      updated_at: sql`clock_timestamp()`,
    })
    .where(eq(module.id, sql.placeholder('module_id')));
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
