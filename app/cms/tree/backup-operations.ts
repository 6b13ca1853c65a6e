import type { ModuleNode } from '../node.ts';
import { isSame } from '../same-value.ts';
import { sets } from './restore-operations.ts';
import { apply, type Operation, subtree, type Tree, treeOf } from './tree.ts';
import { changeLayout, hideModule, placeOf, removeModule } from './tree-change.ts';

/**
 * The operations that make a section what it was when it was kept, in both languages: what came in since goes, what is
 * gone or was moved away comes back, and every value is what it was. One ordinary, undoable step.
 */
export function backupOperations(tree: Tree, section: string, kept: readonly ModuleNode[]): Operation[] {
  const operations: Operation[] = [];
  let now = tree;
  const add = (operation: Operation) => {
    operations.push(operation);
    now = apply(now, operation);
  };
  const wanted = treeOf(kept);
  const inOrder = subtree(wanted, section);
  for (const { id, parent_id } of subtree(tree, section)) {
    if (wanted.has(id) || !wanted.has(parent_id ?? '')) continue;
    const proposal = removeModule(now, id);
    if (proposal.ok) add(proposal.operation);
  }
  for (const node of inOrder) {
    const current = now.get(node.id);
    if (!current) {
      add({ kind: 'insert', nodes: [{ ...node, rev: 0 }] });
      continue;
    }
    const layout = node.layout && node.layout !== current.layout ? changeLayout(now, node.id, node.layout) : null;
    if (layout?.ok) add(layout.operation);
    for (const operation of valuesBack(current, node)) add(operation);
  }
  for (const node of inOrder) {
    const current = now.get(node.id);
    if (!current || node.id === section || isSame(placeOf(current), placeOf(node))) continue;
    add({ kind: 'move', id: node.id, before: placeOf(current), after: placeOf(node) });
  }
  return operations;
}

function valuesBack(current: ModuleNode, kept: ModuleNode): Operation[] {
  const hidden = isSame(current.hidden_in, kept.hidden_in)
    ? null
    : hideModule(treeOf([current]), current.id, kept.hidden_in);
  return [
    ...(hidden?.ok ? [hidden.operation] : []),
    ...sets(current.id, 'props', current.props, kept.props),
    ...(['de', 'en'] as const).flatMap((lang) =>
      sets(current.id, lang, current.i18n[lang] ?? {}, kept.i18n[lang] ?? {}),
    ),
  ];
}
