import type { ModuleNode } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree.ts';
import { adoption } from './adopt.ts';
import type { Content } from './content.ts';

/** The operations that show one module as somebody else has saved it: its place, its values, whether it is hidden. */
export function hearing(node: ModuleNode, content: Content): Operation[] {
  const own = content.get(node.id);
  if (!own) return node.parent_id === null || content.get(node.parent_id) ? [{ kind: 'insert', nodes: [node] }] : [];
  const operations = adoption({ node: own, current: node, mine: null, waiting: [], asked: [] });
  const before = { parent_id: own.parent_id, column_index: own.column_index, pos: own.pos };
  const after = { parent_id: node.parent_id, column_index: node.column_index, pos: node.pos };
  if (own.layout !== node.layout && own.layout && node.layout)
    operations.push({ kind: 'layout', id: node.id, before: own.layout, after: node.layout, moves: [] });
  if (!isSame(before, after)) operations.push({ kind: 'move', id: node.id, before, after });
  if (!isSame(own.hidden_in, node.hidden_in))
    operations.push({ kind: 'hide', id: node.id, before: own.hidden_in, after: node.hidden_in });
  return operations;
}

/** Containers before what stands in them, so that everything finds its parent. */
export function parentsFirst<Node extends ModuleNode>(nodes: readonly Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depth = (node: Node | undefined): number => (node?.parent_id ? 1 + depth(byId.get(node.parent_id)) : 0);
  return [...nodes].sort((one, other) => depth(one) - depth(other));
}
