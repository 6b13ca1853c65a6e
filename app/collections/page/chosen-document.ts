import type { ModuleNode } from '#app/cms/node.ts';
import { subtree, treeOf } from '#app/cms/tree.ts';

/** `page` is whatever the modules belong to, with its own values: a page, or an entry. */
type Content<Page extends { id: string }> = { page: Page; nodes: ModuleNode[] };

/**
 * What is published, with only the chosen modules brought up to the draft: new ones come with the containers they
 * stand in, deleted ones go with what they held. The page's own fields go along when its id is among the chosen.
 */
export function chosenDocument<Page extends { id: string }>(
  published: Content<Page>,
  draft: Content<Page>,
  chosen: ReadonlySet<string>,
): Content<Page> {
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
  const isPageChosen = chosen.has(draft.page.id);
  return { page: isPageChosen ? draft.page : published.page, nodes: withoutOrphans(next) };
}

function ancestors(tree: ReadonlyMap<string, ModuleNode>, { parent_id }: ModuleNode): ModuleNode[] {
  const parent = parent_id ? tree.get(parent_id) : undefined;
  return parent ? [...ancestors(tree, parent), parent] : [];
}

/** A module moved into a container that stays behind would be drawn nowhere: it goes with its container. */
function withoutOrphans(nodes: ReadonlyMap<string, ModuleNode>): ModuleNode[] {
  return [...nodes.values()].filter(({ parent_id }) => parent_id === null || nodes.has(parent_id));
}
