import { use } from 'react';
import type { ViewNode } from '#app/cms/node.ts';
import { PageContent } from '#app/cms/view/render.tsx';
import { SlotRendering } from '#app/cms/view/slot-view.ts';
import { views } from '#app/modules/views.ts';

/** What the editors put at a named place of an entry; while it is edited, rendered by the editor. */
export function SlotModules({ slot, nodes = [] }: { slot: string; nodes?: ViewNode[] | undefined }) {
  const Slot = use(SlotRendering);
  return Slot ? <Slot slot={slot} nodes={nodes} /> : <PageContent nodes={nodes} views={views} />;
}
