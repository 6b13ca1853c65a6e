import type { Mark, MarkType, Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { StoredLink } from '#app/cms/link.ts';

type Range = { from: number; to: number };

/** The stretch around an empty selection that carries a mark, or the selection; null when there is nothing to change. */
function stretchOf({ selection, doc }: EditorState, type: MarkType): Range | null {
  const { from, to, empty, $from } = selection;
  if (!empty) return { from, to };
  const here = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []);
  if (!here) return null;
  const start = $from.start();
  const stretches: Range[] = [];
  $from.parent.forEach((node, offset) => {
    if (!here.isInSet(node.marks)) return;
    const last = stretches.at(-1);
    const next = { from: start + offset, to: start + offset + node.nodeSize };
    if (last?.to === next.from) last.to = next.to;
    else stretches.push(next);
  });
  return stretches.find((one) => one.from <= from && from <= one.to && one.to <= doc.content.size) ?? null;
}

/** The link at the caret or at the beginning of what is selected, as it is stored. */
export function linkAt(state: EditorState): StoredLink | null {
  const { link } = state.schema.marks;
  const range = link && stretchOf(state, link);
  if (!link || !range) return null;
  let found: Mark | undefined;
  state.doc.nodesBetween(range.from, range.to, (node: Node) => {
    found ??= link.isInSet(node.marks);
  });
  if (!found) return null;
  const { ref, href, blank } = found.attrs;
  const target: StoredLink = ref ? { ref } : { url: href };
  return blank ? { ...target, blank } : target;
}

/** Links what is selected, changes the whole link at the caret or removes it; without either, `title` is inserted as a link. */
export function withLink(state: EditorState, stored: StoredLink | null, title: string): Transaction | null {
  const { link } = state.schema.marks;
  if (!link) return null;
  const range = stretchOf(state, link);
  const mark =
    stored && link.create({ ref: stored.ref ?? null, href: stored.url ?? null, blank: stored.blank ?? false });
  if (!range)
    return mark && title
      ? state.tr.replaceSelectionWith(state.schema.text(title, [mark]), false).removeStoredMark(link)
      : null;
  const change = state.tr.removeMark(range.from, range.to, link);
  return mark ? change.addMark(range.from, range.to, mark) : change;
}

/** The language of the selected words, or of the whole part the caret stands in; an empty one takes the mark away. */
export function withLanguage(state: EditorState, lang: string): Transaction | null {
  const { lang: type } = state.schema.marks;
  const range = type && stretchOf(state, type);
  if (!type || !range) return null;
  const change = state.tr.removeMark(range.from, range.to, type);
  return lang ? change.addMark(range.from, range.to, type.create({ lang })) : change;
}
