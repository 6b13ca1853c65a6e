import type { ModuleNode } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { Entry } from '#app/drafting/entry.ts';
import type { Content } from '../document/content.ts';
import { type Rebase, rebase } from './rebase.ts';

/** What of a module is mine still: what became of a merge, what waits to be sent, and fields with an open question. */
export type Own = Pick<Rebase, 'mine' | 'waiting' | 'conflicts'>;

const nothingOwn: Own = { mine: null, waiting: [], conflicts: [] };

/** The operations that show one module as somebody else has saved it: its place, its values, whether it is hidden. */
export function remoteOperations(node: ModuleNode, content: Content, own: Own = nothingOwn): Operation[] {
  const shown = content.get(node.id);
  const hasPlace = node.parent_id === null || content.get(node.parent_id) !== undefined;
  if (!shown) return hasPlace ? [{ kind: 'insert', nodes: [node] }] : [];
  const operations = rebase({ node: shown, current: node, shown: content.shown, ...own });
  const sends = (what: (entry: Entry) => boolean) => own.waiting.some(what);
  const before = { parent_id: shown.parent_id, column_index: shown.column_index, pos: shown.pos };
  const after = { parent_id: node.parent_id, column_index: node.column_index, pos: node.pos };
  const setsLayout = sends((entry) => entry.kind === 'patch' && entry.body.layout !== undefined);
  if (shown.layout !== node.layout && shown.layout && node.layout && !setsLayout)
    operations.push({ kind: 'layout', id: node.id, before: shown.layout, after: node.layout, moves: [] });
  if (!isSame(before, after) && hasPlace && !sends((entry) => entry.kind === 'move'))
    operations.push({ kind: 'move', id: node.id, before, after });
  const hides = sends((entry) => entry.kind === 'patch' && entry.body.hidden_in !== undefined);
  if (!isSame(shown.hidden_in, node.hidden_in) && !hides)
    operations.push({ kind: 'hide', id: node.id, before: shown.hidden_in, after: node.hidden_in });
  return operations;
}

/** Containers before what stands in them, so that everything finds its parent. */
export function parentsFirst<Node extends ModuleNode>(nodes: readonly Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depth = (node: Node | undefined): number => (node?.parent_id ? 1 + depth(byId.get(node.parent_id)) : 0);
  return [...nodes].sort((one, other) => depth(one) - depth(other));
}
