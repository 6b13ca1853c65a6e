import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { Queue } from '#app/drafting/queue.ts';
import type { Content } from '../document/content.ts';
import type { Timeline } from '../history/timeline.ts';
import type { Revisions } from '../sync/revisions.ts';
import { rebase } from './rebase.ts';
import type { TabMessage, Tabs } from './tabs.ts';

type Screen = {
  tabs: Tabs;
  content: Content;
  revisions: Revisions;
  timeline: Timeline;
  queue: Queue;
  /** Shows a step of this person that another tab made and sends. */
  mirror(operation: Operation): void;
  flush(): void;
  /** Takes over what a tab left that has closed. */
  recover(): void;
};

/** Another tab of the same person is followed step by step; what it does it also sends. */
export function followOwnTabs(screen: Screen): void {
  const { tabs, content, revisions, timeline, queue, mirror, flush, recover } = screen;
  const mirrorStep = (operation: Operation) => {
    mirror(operation);
    if (operation.kind === 'set') queue.supersede(operation.id, operation.part, operation.field, operation.after);
  };
  const follow = (message: TabMessage) => {
    switch (message.kind) {
      case 'hello':
        flush();
        welcome(screen);
        tabs.outlive(message.tab, recover);
        return;
      case 'welcome':
        for (const node of message.nodes) catchUp(content, node);
        for (const id of message.removed) {
          if (content.get(id)) content.apply({ kind: 'remove', nodes: content.subtree(id) });
        }
        tabs.outlive(message.tab, recover);
        return;
      case 'step':
        timeline.record(message.step, { joins: message.joins, isOwn: false });
        for (const operation of message.step.operations) mirrorStep(operation);
        return;
      case 'replayed':
        timeline[message.direction]({ isOwn: false });
        for (const operation of message.operations) mirrorStep(operation);
        return;
      case 'shown':
        content.apply(message.operation);
        return;
      case 'acknowledged':
        revisions.taken(message);
        content.shown.settle(message.id, message.saved, message.rev);
    }
  };
  tabs.listen(follow);
  tabs.tell({ kind: 'hello' });
}

/** Tells a new tab what the server may not have yet. */
function welcome({ tabs, content, queue }: Screen): void {
  const ids = new Set(queue.entries.map(({ id }) => id));
  const nodes = [...ids].flatMap((id) => content.get(id) ?? []);
  const removed = [...ids].filter((id) => !content.get(id));
  tabs.tell({ kind: 'welcome', nodes, removed });
}

function catchUp(content: Content, node: ModuleNode): void {
  const own = content.get(node.id);
  const operations: Operation[] = own
    ? rebase({ node: own, current: node, mine: null, waiting: [], conflicts: [], shown: content.shown })
    : [{ kind: 'insert', nodes: [node] }];
  for (const operation of operations) content.apply(operation);
}
