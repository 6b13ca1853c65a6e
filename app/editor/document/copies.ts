import type { ModuleNode } from '#app/cms/node.ts';
import { freshCopies } from '#app/cms/tree/fresh-copies.ts';

/** The same modules as new ones, the first of them at the top; whatever they hold moves along. */
export function copiesOf(nodes: readonly ModuleNode[]): ModuleNode[] {
  return freshCopies(nodes).map((node) => ({ ...structuredClone(node), slug: null, rev: 0 }));
}
