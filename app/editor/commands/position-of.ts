import { slotOf } from '#app/cms/collection/slots.ts';
import type { InsertPosition } from '#app/cms/tree/tree-change.ts';
import type { Editor } from '../core/editor.ts';
import { slotOfPosition } from '../document/places.ts';
import type { InsertPoint } from '../document/ui-state.ts';

/** A spot in the words of the tree: nothing before it means first in its column, or first at its named place. */
export function positionOf(editor: Editor, spot: InsertPoint, moving?: string): InsertPosition {
  const { parent, column, after } = spot;
  const slot = moving ? ownSlot(editor, moving) : slotOfPosition(editor, spot);
  const there = parent === null && slot !== null ? editor.content.at(slot) : editor.content.children(parent, column);
  const first = there.find(({ id }) => id !== moving);
  return { parent, column, after, before: after === null ? (first?.id ?? null) : null };
}

/** A container stays at its place of the page; what it holds may go anywhere. */
export function isOtherSlot(editor: Editor, id: string, spot: InsertPoint): boolean {
  const own = ownSlot(editor, id);
  if (own === null || spot.parent !== null || (spot.after === null && !spot.slot)) return false;
  return slotOfPosition(editor, spot) !== own;
}

function ownSlot({ content }: Editor, id: string): string | null {
  return content.slots ? slotOf(content.get(id)?.slug ?? null) : null;
}
