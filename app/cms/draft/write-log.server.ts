import { and, eq, sql } from 'drizzle-orm';
import { sayChanged } from '#app/cache/epoch.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { audit, moduleHistory, opLog, reference } from '#app/db/schema.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { storedOf } from '../field-set.ts';
import type { ModuleNode } from '../node.ts';
import type { Definitions } from '../view-nodes.ts';
import type { Attempt, Writer } from './draft-answer.ts';
import type { ModuleRow, Owner } from './module-rows.server.ts';

/** A pause or another person ends a burst of editing; the state at its end is kept. */
const burstSeconds = 60;

type Write = {
  action: 'create' | 'patch' | 'delete' | 'restore' | 'move';
  id: string;
  owner: Owner | null;
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
  return `draft:${objectId}`;
}

/** Notes a write for repeated requests, for the audit and for whoever follows the page. */
export async function logWrite(tx: Transaction, write: Write): Promise<void> {
  const { id, owner, writer, attempt, rev } = write;
  if (owner) await sayChanged(tx, draftNotice(owner.object_id));
  await tx.insert(opLog).values({
    op_id: attempt.opId ?? crypto.randomUUID(),
    page_id: owner?.object_id ?? null,
    module_id: id,
    user_id: writer.id,
    tab: attempt.tab ?? null,
    base_rev: write.baseRev,
    new_rev: rev,
    answer: write.answer,
  });
  await tx.insert(audit).values({
    user_id: writer.id,
    action: `module:${write.action}`,
    content_type: owner?.content_type ?? null,
    object_id: owner?.object_id ?? null,
    detail: { module: id, rev },
  });
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

/** Writes anew what a module points at; an empty list of nodes only forgets. */
export async function replaceReferences(
  tx: Transaction,
  { ids, nodes, owner, definitions }: { ids: string[]; nodes: ModuleNode[]; owner: Owner; definitions: Definitions },
): Promise<void> {
  const sources = sql`${reference.source_id} = any(${sql.param(ids)}::uuid[])`;
  await tx.delete(reference).where(and(eq(reference.source_type, 'module'), sources));
  const rows = nodes
    .flatMap((node) => referencesOf(node, definitions))
    .map((found) => ({
      source_type: 'module',
      owner_type: owner.content_type,
      owner_id: owner.object_id,
      ...found,
    }));
  if (rows.length > 0) await tx.insert(reference).values(rows);
}

function referencesOf(node: ModuleNode, definitions: Definitions) {
  const fields = Object.entries(definitions[node.model]?.fields ?? {});
  const parts: [Locale | null, Record<string, unknown> | undefined][] = locales.map((locale) => [
    locale,
    node.i18n[locale],
  ]);
  return fields.flatMap(([name, field]) => {
    const shared = field.references({ shared: node.props[name] }).map((target) => ({ locale: null, target }));
    const known = new Set(shared.map(({ target }) => `${target.type}:${target.id}`));
    const local = parts.flatMap(([locale, texts]) =>
      field
        .references(storedOf(name, node.props, texts))
        .filter(({ type, id }) => !known.has(`${type}:${id}`))
        .map((target) => ({ locale, target })),
    );
    return [...shared, ...local].map(({ locale, target }) => ({
      source_id: node.id,
      locale,
      field: name,
      target_type: target.type,
      target_id: target.id,
    }));
  });
}
