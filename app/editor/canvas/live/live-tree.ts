import type { ModuleNode, ViewNode } from '#app/cms/node.ts';
import { columnsOf } from '#app/cms/view/view-nodes.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import { definitions } from '#app/editor/document/definitions.ts';

/** Keeps the structure of the page, or of one named place of it, as view nodes; parts that did not change stay the same objects, so they are not rendered. */
export function liveTree(editor: Editor, slot: string | null): () => ViewNode[] {
  let known = new Map<string, ViewNode>();
  return () => {
    const next = new Map<string, ViewNode>();
    const view = (node: ModuleNode): ViewNode => {
      const rendered = keepSame(known.get(node.id), render(node));
      next.set(node.id, rendered);
      return rendered;
    };
    const render = (node: ModuleNode): ViewNode => {
      const children = definitions[node.model]?.hasColumns ? editor.content.children(node.id) : null;
      const columns = children ? columnsOf(node.layout, children, (child) => child.column_index) : [];
      return {
        id: node.id,
        model: node.model,
        slug: node.slug,
        layout: node.layout,
        columns: columns.map((column) => ({ ...column, children: column.children.map(view) })),
        fields: {},
        ...(node.hidden_in.includes(editor.context.locale) ? { hidden: true } : {}),
      };
    };
    const roots = slot === null ? editor.content.children(null) : editor.content.at(slot);
    const nodes = roots.map(view);
    known = next;
    return nodes;
  };
}

function keepSame(before: ViewNode | undefined, after: ViewNode): ViewNode {
  if (!before || before.layout !== after.layout || before.hidden !== after.hidden) return after;
  const children = (node: ViewNode) => node.columns.map((column) => column.children);
  const [old, now] = [children(before), children(after)];
  const same =
    old.length === now.length &&
    old.every(
      (list, at) => list.length === now[at]?.length && list.every((child, index) => child === now[at]?.[index]),
    );
  return same ? before : after;
}
