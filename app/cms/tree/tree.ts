import type { Locale } from '#app/i18n/locale.ts';
import type { Layout, ModuleNode } from '../node.ts';
import { bySiblingOrder } from '../view/view-nodes.ts';
import { withValue } from '../with-value.ts';

/** The modules of one page by id. Never changed in place: whoever holds one may compare by identity. */
export type Tree = ReadonlyMap<string, ModuleNode>;

export type TreePosition = Pick<ModuleNode, 'parent_id' | 'column_index' | 'pos'>;
export type Move = { id: string; before: TreePosition; after: TreePosition };

/**
 * One change as data, applied alike in the browser and on the server. What it replaces is part of it, so its inverse
 * needs nothing else. `part` is `props` for shared values or a language; `undefined` means the field is absent.
 */
export type Operation =
  | { kind: 'set'; id: string; part: 'props' | Locale; field: string; before: unknown; after: unknown }
  | { kind: 'insert'; nodes: readonly ModuleNode[] }
  | { kind: 'remove'; nodes: readonly ModuleNode[] }
  | ({ kind: 'move' } & Move)
  | { kind: 'layout'; id: string; before: Layout; after: Layout; moves: readonly Move[] }
  | { kind: 'hide'; id: string; before: readonly Locale[]; after: readonly Locale[] };

/** Modules by their ids. */
export function treeOf(nodes: Iterable<ModuleNode>): Tree {
  return new Map([...nodes].map((node) => [node.id, node]));
}

/** The tree after the operation. What it names and the tree no longer has stays untouched. */
export function apply(tree: Tree, operation: Operation): Tree {
  const next = new Map(tree);
  const change = (id: string, by: (node: ModuleNode) => Partial<ModuleNode>) => {
    const node = next.get(id);
    if (node) next.set(id, { ...node, ...by(node) });
  };
  switch (operation.kind) {
    case 'set':
      change(operation.id, (node) => withField(node, operation));
      break;
    case 'insert':
      for (const node of operation.nodes) next.set(node.id, node);
      break;
    case 'remove':
      for (const node of operation.nodes) next.delete(node.id);
      break;
    case 'move':
      change(operation.id, () => operation.after);
      break;
    case 'layout':
      change(operation.id, () => ({ layout: operation.after }));
      for (const move of operation.moves) change(move.id, () => move.after);
      break;
    case 'hide':
      change(operation.id, () => ({ hidden_in: [...operation.after] }));
  }
  return next;
}

/** The operation that takes exactly this one back. */
export function inverse(operation: Operation): Operation {
  switch (operation.kind) {
    case 'insert':
      return { kind: 'remove', nodes: operation.nodes };
    case 'remove':
      return { kind: 'insert', nodes: operation.nodes };
    case 'layout':
      return { ...swapped(operation), moves: operation.moves.map(swapped) };
    default:
      return swapped(operation);
  }
}

/** The modules of one column in their order; `null` is the page itself with its containers. */
export function siblings(tree: Tree, parent: string | null, column: number): ModuleNode[] {
  return [...tree.values()]
    .filter((node) => node.parent_id === parent && node.column_index === column)
    .sort(bySiblingOrder);
}

/** A module and everything below it, parents first. */
export function subtree(tree: Tree, id: string): ModuleNode[] {
  const node = tree.get(id);
  if (!node) return [];
  const children = [...tree.values()].filter((child) => child.parent_id === id).sort(bySiblingOrder);
  return [node, ...children.flatMap((child) => subtree(tree, child.id))];
}

function withField(node: ModuleNode, { part, field, after }: Extract<Operation, { kind: 'set' }>): Partial<ModuleNode> {
  if (part === 'props') return { props: withValue(node.props, field, after) };
  const { [part]: values = {}, ...others } = node.i18n;
  const changed = withValue(values, field, after);
  // A language without values is absent, for the same reason as a value.
  return { i18n: Object.keys(changed).length > 0 ? { ...others, [part]: changed } : others };
}

function swapped<Change extends { before: unknown; after: unknown }>(change: Change): Change {
  return { ...change, before: change.after, after: change.before };
}
