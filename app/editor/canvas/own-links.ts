import type { Mark, Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { isOwnAddress } from '#app/inspector/finders/link-query.ts';
import type { OwnTarget } from './own-address.ts';

/** The addresses of the server at `host` that links of a text name as addresses, each once. */
export function ownHrefs(document: Node, host: string): string[] {
  const found = new Set<string>();
  document.descendants(({ marks }) => {
    const href = hrefOf(marks);
    if (href && isOwnAddress(href, host)) found.add(href);
  });
  return [...found];
}

/**
 * Links to addresses of ours as references, so that they follow when a page moves; null when there is nothing to
 * change. Words that are only the address become the title of what it leads to.
 */
export function withReferences(
  { doc, tr, schema }: EditorState,
  targets: ReadonlyMap<string, OwnTarget>,
): Transaction | null {
  const { link } = schema.marks;
  const found: { from: number; to: number; node: Node; target: OwnTarget; href: string }[] = [];
  doc.descendants((node, from) => {
    const href = hrefOf(node.marks);
    const target = href ? targets.get(href) : undefined;
    if (href && target) found.push({ from, to: from + node.nodeSize, node, target, href });
  });
  if (!link || found.length === 0) return null;
  // From the end, so that a longer title moves nothing that is still to come.
  for (const { from, to, node, target, href } of found.reverse()) {
    const blank = node.marks.find(({ type }) => type === link)?.attrs.blank ?? false;
    const mark = link.create({ ref: target.ref, href: null, blank });
    if (node.text === href) tr.replaceWith(from, to, schema.text(target.title, mark.addToSet(node.marks)));
    else tr.addMark(from, to, mark);
  }
  return tr;
}

function hrefOf(marks: readonly Mark[]): string | null {
  const attrs = marks.find(({ type }) => type.name === 'link')?.attrs;
  return attrs && !attrs.ref && typeof attrs.href === 'string' ? attrs.href : null;
}
