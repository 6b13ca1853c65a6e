import { type Actor, idOf, may } from '#app/auth/actor.ts';
import type { Action } from '#app/auth/policy.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { opLog } from '#app/db/schema.ts';
import type { Attempt, ValueError } from '../draft/draft-answer.ts';
import { rememberedAnswer } from '../draft/write-log.server.ts';
import { copyModules } from './copy-modules.server.ts';
import type { ContentOwner, NotCopied, Written } from './owner-adapter.ts';

type Command = {
  /** As the audit calls what it is about: `page`, or the name of a collection. */
  type: string;
  id: string;
  actor: Actor;
  /** Asked of the policy inside of the transaction. */
  right: Action;
  /** What the audit calls the command. */
  action: string;
  attempt?: Attempt | undefined;
};

type Refusal = { kind: 'forbidden' } | { kind: 'gone' } | { kind: 'invalid'; errors: ValueError[] };

/** The draft as it is now, locked, and who wrote it last. */
type Current<Content> = { content: Content; rev: number; by: string | null; at: string };

type Save<Content, Saved> = Command & {
  /** The revision the change was based on (`If-Match`). */
  baseRev: number;
  errors: readonly ValueError[];
  /** Null when it is not there, or in the trash. */
  lock(tx: Transaction): Promise<Current<Content> | null>;
  /** Writes the changed values as the next revision; `detail` is what the audit keeps of them. */
  write(tx: Transaction, current: Content): Promise<{ saved: Saved; detail: Record<string, unknown> }>;
};

type Stale<Content> = { kind: 'stale'; current: Content; rev: number; by: string | null; at: string };

/**
 * Saves changed values of one draft, of a page or of an entry, or answers with the other values when somebody saved
 * meanwhile. Visitors see nothing of it until a language is published. A repeated request gets the answer of the first.
 */
export function saveDraft<Content, Saved extends Written>(
  command: Save<Content, Saved>,
): Promise<Saved | Stale<Content> | Refusal> {
  const { actor, right, attempt = {}, baseRev, errors, lock, write } = command;
  return transaction(async (tx) => {
    const current = await lock(tx);
    const remembered = await rememberedAnswer<Saved>(tx, attempt);
    if (remembered) return remembered;
    if (!may(actor, right)) return { kind: 'forbidden' };
    if (!current) return { kind: 'gone' };
    if (errors.length > 0) return { kind: 'invalid', errors: [...errors] };
    const { content, rev, by, at } = current;
    if (rev !== baseRev) return { kind: 'stale', current: content, rev, by, at };
    const { saved, detail } = await write(tx, content);
    await noteWrite(tx, command, { saved, detail });
    return saved;
  });
}

/**
 * Copies a page or an entry with modules of its own, which are changed by themselves; the copy is offline everywhere.
 * `newId` may be given, so that it is known before.
 */
export function copyDraft<Saved extends Written>({
  owner: { type, id: from, adapter },
  newId: id = crypto.randomUUID(),
  actor,
}: {
  owner: ContentOwner<Saved>;
  newId?: string;
  actor: Actor;
}): Promise<Saved | NotCopied | { kind: 'forbidden' }> {
  return transaction(async (tx) => {
    if (!may(actor, adapter.rights.copy)) return { kind: 'forbidden' };
    const by = idOf(actor);
    const saved = await adapter.insertCopy(tx, { from, id, by });
    if (saved.kind !== 'saved') return saved;
    const modules = await copyModules(tx, { type, from, to: [id], by, definitions: adapter.modules });
    await noteWrite(tx, { type, id, actor, action: adapter.actions.copy }, { saved, detail: { from, modules } });
    return saved;
  });
}

type Note = { saved: Written; detail?: Record<string, unknown> };

/** One audit entry for each write, and its answer for a request that is repeated. */
export async function noteWrite(
  tx: Transaction,
  { type, id, actor, action, attempt = {} }: Omit<Command, 'right'>,
  { saved, detail = {} }: Note,
): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type, id, detail: { ...detail, rev: saved.rev } });
  if (!attempt.opId) return;
  await tx.insert(opLog).values({
    op_id: attempt.opId,
    page_id: id,
    user_id: idOf(actor),
    tab: attempt.tab ?? null,
    new_rev: saved.rev,
    answer: saved,
  });
}
