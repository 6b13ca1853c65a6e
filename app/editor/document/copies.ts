import type { ModuleNode } from '#app/cms/node.ts';

/** The same modules as new ones, the first of them at the top; whatever they hold moves along. */
export function copiesOf(nodes: readonly ModuleNode[]): ModuleNode[] {
  const ids = new Map(nodes.map((node) => [node.id, crypto.randomUUID() as string]));
  return nodes.map((node) => ({
    ...structuredClone(node),
    id: ids.get(node.id) ?? node.id,
    parent_id: ids.get(node.parent_id ?? '') ?? node.parent_id,
    slug: null,
    rev: 0,
  }));
}
