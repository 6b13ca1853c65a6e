import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation, TreePosition } from '#app/cms/tree/tree.ts';
import { type Change, type Entry, entryOf, type PatchBody } from '#app/drafting/entry.ts';
import type { Content } from './content.ts';

/** What has to be told to the server about an operation that was just applied; `revived` rows are still there. */
export function entriesOf(operation: Operation, content: Content, { revived }: { revived: boolean }): Entry[] {
  const of = (id: string, make: (node: ModuleNode) => Change): Entry[] => {
    const node = content.get(id);
    return node ? [entryOf(node, make(node))] : [];
  };
  switch (operation.kind) {
    case 'insert':
      if (revived) return operation.nodes.slice(0, 1).map((node) => entryOf(node, { kind: 'restore' }));
      return operation.nodes.map((node) => entryOf(node, { kind: 'create', node, ...neighbours(node, content) }));
    case 'remove':
      return operation.nodes.slice(0, 1).map((node) => entryOf(node, { kind: 'remove', nodes: operation.nodes }));
    case 'move':
      return of(operation.id, (node) => moved(node, content, operation.before));
    case 'layout': {
      const moves = operation.moves.flatMap(({ id, before }) => of(id, (node) => moved(node, content, before)));
      return [...of(operation.id, () => ({ kind: 'patch', ...patchOf(operation) })), ...moves];
    }
    default:
      return of(operation.id, () => ({ kind: 'patch', ...patchOf(operation) }));
  }
}

function moved(node: ModuleNode, content: Content, from: TreePosition): Change {
  return { kind: 'move', from, parent: node.parent_id, column: node.column_index, ...neighbours(node, content) };
}

function patchOf(operation: Extract<Operation, { kind: 'set' | 'layout' | 'hide' }>): {
  body: PatchBody;
  base: PatchBody;
} {
  if (operation.kind === 'layout') return { body: { layout: operation.after }, base: { layout: operation.before } };
  if (operation.kind === 'hide')
    return { body: { hidden_in: [...operation.after] }, base: { hidden_in: [...operation.before] } };
  const part = (value: unknown): PatchBody => {
    const values = { [operation.field]: value ?? null };
    return operation.part === 'props' ? { props: values } : { i18n: { [operation.part]: values } };
  };
  return { body: part(operation.after), base: part(operation.before) };
}

function neighbours(node: ModuleNode, content: Content): { before: string | null; after: string | null } {
  const siblings = content.children(node.parent_id, node.column_index);
  const at = siblings.findIndex(({ id }) => id === node.id);
  return { after: siblings[at - 1]?.id ?? null, before: siblings[at + 1]?.id ?? null };
}
