import type { ModuleNode } from '../node.ts';
import { subtree, treeOf } from '../tree/tree.ts';

/** The chosen modules of a version with what they hold, and the containers they stood in where those are gone. */
export function partOfVersion(
  version: readonly ModuleNode[],
  { only, living }: { only: ReadonlySet<string>; living: ReadonlySet<string> },
): ModuleNode[] {
  const tree = treeOf(version);
  const wanted = new Set<string>();
  for (const id of only) {
    for (const node of subtree(tree, id)) wanted.add(node.id);
    for (let above = tree.get(id)?.parent_id; above && !living.has(above); above = tree.get(above)?.parent_id)
      wanted.add(above);
  }
  return version.filter(({ id }) => wanted.has(id));
}
