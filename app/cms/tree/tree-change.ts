import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Locale } from '#app/i18n/locale.ts';
import { type Layout, layouts, type ModuleNode } from '../node.ts';
import type { Definitions } from '../view/view-nodes.ts';
import { type Move, type Operation, siblings, subtree, type Tree, type TreePosition } from './tree.ts';

/** Where something shall stand: before that module, or after that one, or at the end of the column. */
export type InsertPosition = { parent: string | null; column: number; before?: string | null; after?: string | null };

export type TreeRefusal =
  | 'unknown-model'
  | 'unknown-module'
  | 'parent-gone'
  | 'parent-not-allowed'
  | 'column-outside'
  | 'inside-itself'
  | 'exists'
  | 'no-columns';

export type Proposal = { ok: true; operation: Operation } | { ok: false; refusal: TreeRefusal };

/** Inserts one new module; its place in `node` is replaced by the spot. */
export function insertModule(tree: Tree, node: ModuleNode, spot: InsertPosition, definitions: Definitions): Proposal {
  if (tree.has(node.id)) return refuse('exists');
  const refusal = refusalOf(tree, node.model, spot, definitions) ?? refusalIn(node, definitions);
  if (refusal) return refuse(refusal);
  return { ok: true, operation: { kind: 'insert', nodes: [{ ...node, ...placeAt(tree, spot) }] } };
}

/** Removes a module with everything below it. */
export function removeModule(tree: Tree, id: string): Proposal {
  const nodes = subtree(tree, id);
  return nodes.length === 0 ? refuse('unknown-module') : { ok: true, operation: { kind: 'remove', nodes } };
}

/** Puts a module, with all it holds, at another spot; refused within itself and where such a module may not stand. */
export function moveModule(tree: Tree, id: string, spot: InsertPosition, definitions: Definitions): Proposal {
  const node = tree.get(id);
  if (!node) return refuse('unknown-module');
  if (subtree(tree, id).some((below) => below.id === spot.parent)) return refuse('inside-itself');
  const refusal = refusalOf(tree, node.model, spot, definitions);
  if (refusal) return refuse(refusal);
  return { ok: true, operation: { kind: 'move', id, before: placeOf(node), after: placeAt(tree, spot, id) } };
}

/** Columns the new layout does not have give their modules to its last one, in order; undone as one. */
export function changeLayout(tree: Tree, id: string, layout: Layout): Proposal {
  const node = tree.get(id);
  if (!node) return refuse('unknown-module');
  if (node.layout === null) return refuse('no-columns');
  const moves = movesIntoLast(tree, id, layouts[layout].length - 1);
  return { ok: true, operation: { kind: 'layout', id, before: node.layout, after: layout, moves } };
}

/** Says in which languages a module is not shown to visitors. */
export function hideModule(tree: Tree, id: string, hiddenIn: readonly Locale[]): Proposal {
  const node = tree.get(id);
  if (!node) return refuse('unknown-module');
  return { ok: true, operation: { kind: 'hide', id, before: node.hidden_in, after: hiddenIn } };
}

/** Sets one field, of the shared part or of a language. */
export function setField(
  tree: Tree,
  { id, part, field, after }: { id: string; part: 'props' | Locale; field: string; after: unknown },
): Proposal {
  const node = tree.get(id);
  if (!node) return refuse('unknown-module');
  const values = part === 'props' ? node.props : node.i18n[part];
  return { ok: true, operation: { kind: 'set', id, part, field, before: values?.[field], after } };
}

/** The place of a spot, with an order key between its neighbours. */
export function placeAt(tree: Tree, { parent, column, before, after }: InsertPosition, moving?: string): TreePosition {
  const others = siblings(tree, parent, column).filter((node) => node.id !== moving);
  const next = others.find((node) => node.id === before)?.pos ?? keyAfter(others, after);
  const previous = others.filter((node) => next === null || node.pos < next).at(-1)?.pos ?? null;
  return { parent_id: parent, column_index: column, pos: generateKeyBetween(previous, next) };
}

/** The key of whatever follows the module to stand after; `null` is the end of the column. */
function keyAfter(others: ModuleNode[], after: string | null | undefined): string | null {
  const anchor = others.find((node) => node.id === after);
  return (anchor && others.find((node) => node.pos > anchor.pos)?.pos) ?? null;
}

function movesIntoLast(tree: Tree, id: string, last: number): Move[] {
  const orphaned = [...tree.values()].filter((node) => node.parent_id === id && node.column_index > last);
  const ordered = [...new Set(orphaned.map((node) => node.column_index))]
    .sort((one, other) => one - other)
    .flatMap((column) => siblings(tree, id, column));
  const end = siblings(tree, id, last).at(-1)?.pos ?? null;
  const keys = generateNKeysBetween(end, null, ordered.length);
  return ordered.map((node, index) => ({
    id: node.id,
    before: placeOf(node),
    after: { parent_id: id, column_index: last, pos: keys[index] ?? node.pos },
  }));
}

function refusalOf(tree: Tree, model: string, spot: InsertPosition, definitions: Definitions): TreeRefusal | null {
  const definition = definitions[model];
  if (!definition) return 'unknown-model';
  if (spot.parent === null) {
    if (definition.parents.length > 0) return 'parent-not-allowed';
    return spot.column === 0 ? null : 'column-outside';
  }
  const parent = tree.get(spot.parent);
  if (!parent) return 'parent-gone';
  if (!definition.parents.includes(parent.model)) return 'parent-not-allowed';
  const inside =
    Number.isInteger(spot.column) && spot.column >= 0 && spot.column < layouts[parent.layout ?? '100'].length;
  return inside ? null : 'column-outside';
}

function refusalIn({ model, content_type }: ModuleNode, definitions: Definitions): TreeRefusal | null {
  const isRefused = content_type !== null && definitions[model]?.notIn?.includes(content_type);
  return isRefused ? 'parent-not-allowed' : null;
}

/** Where a module stands now. */
export function placeOf({ parent_id, column_index, pos }: ModuleNode): TreePosition {
  return { parent_id, column_index, pos };
}

function refuse(refusal: TreeRefusal): Proposal {
  return { ok: false, refusal };
}
