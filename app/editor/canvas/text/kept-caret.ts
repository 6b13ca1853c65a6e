import type { Node as ProseNode } from 'prosemirror-model';

/**
 * Where a caret goes when a colleague's text takes the place of what is on the screen: to the same letters of the paragraph
 * it stood in, wherever that stands now. Null in lines, and where less than half of its paragraph is left.
 */
export function keptCaret(before: ProseNode, after: ProseNode, position: number): number | null {
  const index = before.resolve(position).index(0);
  const own = before.maybeChild(index);
  if (!own?.isBlock) return null;
  const offset = position - startOf(before, index);
  const places = Array.from({ length: after.childCount }, (_, at) => {
    const place = placeIn(own, after.child(at), offset);
    return place && { ...place, position: startOf(after, at) + place.offset, distance: Math.abs(at - index) };
  });
  const [best] = places
    .filter((place) => place !== null)
    .filter(({ common }) => common * 2 >= own.content.size)
    .sort((one, other) => other.common - one.common || one.distance - other.distance);
  return best?.position ?? null;
}

/** How many letters two paragraphs begin and end alike with, and where a place in the one is in the other. */
function placeIn(own: ProseNode, block: ProseNode, offset: number): { common: number; offset: number } | null {
  if (own.type !== block.type) return null;
  const start = own.content.findDiffStart(block.content);
  if (start === null) return { common: Number.MAX_SAFE_INTEGER, offset };
  const ends = own.content.findDiffEnd(block.content) ?? { a: start, b: start };
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [end, newEnd] = [ends.a + overlap, ends.b + overlap];
  const inside = offset - 1;
  const common = start + own.content.size - end;
  if (inside <= start) return { common, offset };
  return { common, offset: (inside >= end ? inside + newEnd - end : newEnd) + 1 };
}

function startOf(document: ProseNode, index: number): number {
  let start = 0;
  for (let at = 0; at < index; at += 1) start += document.child(at).nodeSize;
  return start;
}
