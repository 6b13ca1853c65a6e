import { eq, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { initialValues } from '../field-set.ts';
import type { ModuleDefinition } from '../module.ts';
import { emptyNode, type Layout, type ModuleNode } from '../node.ts';
import { type InsertPosition, insertModule } from '../tree/tree-change.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Attempt, DraftRefusal, Placed, Writer } from './draft-answer.ts';
import { replaceReferences } from './module-references.server.ts';
import {
  loadTree,
  lockModule,
  lockStructure,
  type ModuleRow,
  nodeOf,
  type Owner,
  ownerOf,
} from './module-rows.server.ts';
import { patchErrors } from './patch.ts';
import { keepHistory, logWrite, rememberedAnswer } from './write-log.server.ts';

export type CreateModule = {
  model: string;
  /** Made by the client, so that it can render and fill the module before the answer comes. */
  id?: string;
  spot: InsertPosition;
  layout?: Layout;
  props?: Record<string, unknown>;
  i18n?: Partial<Record<Locale, Record<string, unknown>>>;
  hidden_in?: Locale[];
  /** For containers of the first level: what they belong to. */
  owner?: Owner;
  slug?: string;
  definitions: Definitions;
  writer: Writer;
  attempt: Attempt;
};

/** A container with this slug was there already: a double click is harmless. */
export type Existing = { kind: 'existing'; node: ModuleNode };

/** Creates one module in its place. */
export function createModule(command: CreateModule): Promise<Placed | Existing | DraftRefusal> {
  const { model, spot, definitions, writer, attempt, slug } = command;
  return transaction(async (tx) => {
    const remembered = await rememberedAnswer<Placed>(tx, attempt);
    if (remembered) return remembered;
    const definition = definitions[model];
    if (!definition) return { kind: 'not-found' };
    if (definition.right && !writer.rights.includes(definition.right)) return { kind: 'forbidden' };
    const errors = patchErrors(definition, command);
    if (errors.length > 0) return { kind: 'invalid', errors };
    const owner = spot.parent ? await ownerOf(tx, spot.parent) : command.owner;
    if (!owner) return { kind: 'refused', refusal: spot.parent ? 'parent-gone' : 'owner-missing' };
    await lockStructure(tx, owner);
    const same = slug ? await moduleWithSlug(tx, slug) : undefined;
    // A container that comes back from the bin has the slug it had.
    const isItself = same?.deleted_at && same.id === command.id;
    if (same && !isItself)
      return same.model === model && !same.deleted_at ? { kind: 'existing', node: nodeOf(same) } : slugTaken;
    const id = command.id ?? crypto.randomUUID();
    const deleted = await lockModule(tx, id);
    if (deleted && !(await canComeBack(tx, deleted, { model, owner }))) return { kind: 'refused', refusal: 'exists' };

    const fresh = newNode(command, { id, definition, owner });
    const proposal = insertModule(await loadTree(tx, owner), fresh, spot, definitions);
    if (!proposal.ok) return { kind: 'refused', refusal: proposal.refusal };
    const placed = proposal.operation.kind === 'insert' ? (proposal.operation.nodes[0] ?? fresh) : fresh;
    const node = deleted ? await comeBack(tx, deleted, placed, writer) : placed;
    if (!deleted) await tx.insert(module).values({ ...node, updated_by: writer.id });
    await replaceReferences(tx, { ids: [id], nodes: [node], owner, definitions });
    const answer: Placed = { kind: 'placed', id, rev: node.rev, pos: node.pos };
    logWrite(tx, { action: 'create', id, owner, writer, attempt, baseRev: null, rev: node.rev, answer });
    return answer;
  });
}

const slugTaken: DraftRefusal = { kind: 'refused', refusal: 'slug-taken' };

function newNode(
  { props, i18n, hidden_in, layout, slug, spot }: CreateModule,
  { id, definition, owner }: { id: string; definition: ModuleDefinition; owner: Owner },
): ModuleNode {
  const empty = emptyNode(definition, { id, at: spot });
  return {
    ...empty,
    slug: slug ?? null,
    ...(spot.parent === null ? owner : {}),
    layout: empty.layout && (layout ?? empty.layout),
    props: { ...initialValues(definition.fields).props, ...props },
    i18n: i18n ?? {},
    hidden_in: hidden_in ?? [],
    rev: 1,
  };
}

async function moduleWithSlug(tx: Transaction, slug: string) {
  const [row] = await tx.select().from(module).where(eq(module.slug, slug));
  return row;
}

/** A module that was deleted may return under its own id, to the page it stood on. */
async function canComeBack(
  tx: Transaction,
  row: ModuleRow,
  { model, owner }: { model: string; owner: Owner },
): Promise<boolean> {
  const before = await ownerOf(tx, row.id);
  const isHere = before?.content_type === owner.content_type && before.object_id === owner.object_id;
  return row.deleted_at !== null && row.model === model && isHere;
}

/** With what the command says; words of a language it does not name are those it had. */
async function comeBack(tx: Transaction, row: ModuleRow, placed: ModuleNode, writer: Writer): Promise<ModuleNode> {
  await keepHistory(tx, row, writer);
  const node: ModuleNode = {
    ...placed,
    slug: row.slug,
    i18n: { ...nodeOf(row).i18n, ...placed.i18n },
    rev: row.rev + 1,
  };
  const { id: _, ...values } = node;
  await tx
    .update(module)
    .set({ ...values, deleted_at: null, updated_by: writer.id, updated_at: sql`clock_timestamp()` })
    .where(eq(module.id, row.id));
  return node;
}
