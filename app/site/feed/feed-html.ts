import type { ViewNode } from '#app/cms/node.ts';
import { getModule } from '#app/modules/registry.ts';

type Node = Pick<ViewNode, 'model' | 'fields' | 'columns'>;

/**
 * The words and pictures of modules as plain HTML for readers of feeds, as each module's definition writes them. What only
 * works on the page, such as a player, writes nothing. Addresses become absolute.
 */
export function feedHtml(nodes: readonly Node[], origin: string): string {
  return withOrigin(nodes.map(written).join(''), origin);
}

/** Addresses of this site as readers elsewhere need them. */
export function withOrigin(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

function written({ model, fields, columns }: Node): string {
  const own = getModule(model)?.feed?.(fields) ?? '';
  return own + columns.flatMap(({ children }) => children.map(written)).join('');
}
