import type { ViewNode } from '#app/cms/node.ts';
import { PageContent } from '#app/cms/render.tsx';
import { views } from '#app/modules/views.ts';

/** What the editors put at a named place of an entry. */
export function SlotModules({ nodes = [] }: { nodes?: ViewNode[] | undefined }) {
  return nodes.length > 0 ? <PageContent nodes={nodes} views={views} /> : null;
}
