import type { ModuleNode } from '#app/cms/node.ts';
import { layouts } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import { type Operation, subtree, type Tree } from '#app/cms/tree/tree.ts';
import { mergeValue } from '#app/drafting/merge.ts';

/**
 * The operation as it can be done today, or null when the place is no longer as its author left it. A colleague's words
 * in another paragraph stay; in the same paragraph the step is left alone, never forced
 * (docs/behaviour/editor.md#undo).
 */
export function replayable(operation: Operation, tree: Tree): Operation | null {
  switch (operation.kind) {
    case 'set':
      return setToday(operation, tree.get(operation.id));
    case 'insert':
      return insertToday(operation, tree);
    case 'remove':
      return removeToday(operation, tree);
    case 'move':
      return moveToday(operation, tree);
    case 'layout': {
      if (tree.get(operation.id)?.layout !== operation.before) return null;
      const moves = operation.moves.filter((move) => tree.get(move.id)?.parent_id === operation.id);
      return { ...operation, moves };
    }
    case 'hide':
      return isSame(tree.get(operation.id)?.hidden_in, operation.before) ? operation : null;
  }
}

function setToday(operation: Extract<Operation, { kind: 'set' }>, node: ModuleNode | undefined): Operation | null {
  if (!node) return null;
  const { part, field } = operation;
  const theirs = (part === 'props' ? node.props : node.i18n[part])?.[field];
  if (isSame(theirs, operation.before)) return operation;
  const outcome = mergeValue({ base: operation.before, mine: operation.after, theirs });
  return outcome === 'conflict' ? null : { ...operation, before: theirs, after: outcome.merged };
}

function insertToday(operation: Extract<Operation, { kind: 'insert' }>, tree: Tree): Operation | null {
  const [root, ...below] = operation.nodes;
  if (!root || tree.has(root.id)) return null;
  if (root.parent_id === null) return operation;
  const parent = tree.get(root.parent_id);
  if (!parent) return null;
  const last = layouts[parent.layout ?? '100'].length - 1;
  return { kind: 'insert', nodes: [{ ...root, column_index: Math.min(root.column_index, last) }, ...below] };
}

/** With what it holds today; not when somebody else has put something into it meanwhile. */
function removeToday(operation: Extract<Operation, { kind: 'remove' }>, tree: Tree): Operation | null {
  const [root] = operation.nodes;
  const nodes = root ? subtree(tree, root.id) : [];
  const own = new Set(operation.nodes.map(({ id }) => id));
  return nodes.length > 0 && nodes.every(({ id }) => own.has(id)) ? { kind: 'remove', nodes } : null;
}

function moveToday(operation: Extract<Operation, { kind: 'move' }>, tree: Tree): Operation | null {
  const node = tree.get(operation.id);
  const { before, after } = operation;
  if (!node || node.parent_id !== before.parent_id || node.column_index !== before.column_index) return null;
  if (after.parent_id !== null && !tree.has(after.parent_id)) return null;
  const { parent_id, column_index, pos } = node;
  return { ...operation, before: { parent_id, column_index, pos } };
}
