import type { ModuleNode } from '../node.ts';
import { subtree, treeOf } from '../tree/tree.ts';

/**
 * What is published, with only the chosen modules brought up to the draft: new ones come with the containers they
 * stand in, deleted ones go with what they held. The owner's own values go along when its id is among the chosen.
 */
export function chosenDocument<Doc extends { nodes: ModuleNode[] }>(
  published: Doc,
  draft: Doc,
  { chosen, owner }: { chosen: ReadonlySet<string>; owner: string },
): Doc {
  const newer = treeOf(draft.nodes);
  const next = new Map(published.nodes.map((node) => [node.id, node]));
  for (const id of chosen) {
    const node = newer.get(id);
    if (node) {
      for (const above of ancestors(newer, node)) if (!next.has(above.id)) next.set(above.id, above);
      next.set(id, node);
    } else {
      for (const gone of subtree(next, id)) next.delete(gone.id);
    }
  }
  return { ...(chosen.has(owner) ? draft : published), nodes: withoutOrphans(next) };
}

function ancestors(tree: ReadonlyMap<string, ModuleNode>, { parent_id }: ModuleNode): ModuleNode[] {
  const parent = parent_id ? tree.get(parent_id) : undefined;
  return parent ? [...ancestors(tree, parent), parent] : [];
}

/** A module moved into a container that stays behind would be rendered nowhere: it goes with its container. */
function withoutOrphans(nodes: ReadonlyMap<string, ModuleNode>): ModuleNode[] {
  return [...nodes.values()].filter(({ parent_id }) => parent_id === null || nodes.has(parent_id));
}
