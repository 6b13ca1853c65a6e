import type { ModuleNode } from '../node.ts';

/** The same modules as new ones; what stood in one of them stands in its copy, anything else where it stood. */
export function freshCopies(nodes: readonly ModuleNode[]): ModuleNode[] {
  const ids = new Map(nodes.map(({ id }) => [id, crypto.randomUUID() as string]));
  return nodes.map((node) => ({
    ...node,
    id: ids.get(node.id) ?? node.id,
    parent_id: ids.get(node.parent_id ?? '') ?? node.parent_id,
  }));
}
