import { slotOf } from '#app/cms/collection/slots.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import type { InsertPoint } from '#app/editor/document/ui-state.ts';

const reach = 12;

type Gap = { spot: InsertPoint; left: number; width: number; top: number };

/** The place between two modules near the pointer, or an empty column under it. */
export function insertGap(editor: Editor, target: Element, y: number): Gap | null {
  const column = target.closest<HTMLElement>('[data-column]');
  const module = target.closest<HTMLElement>('[data-m]');
  if (column && (!module || module.contains(column))) return columnGap(column, y);
  const node = editor.content.get(module?.dataset.m ?? null);
  if (!module || !node) return null;
  const box = module.getBoundingClientRect();
  const siblings = editor.content.beside(node);
  const slot = node.parent_id === null && editor.content.slots ? slotOf(node.slug) : null;
  const at = siblings.findIndex(({ id }) => id === node.id);
  const gap = (after: string | null, top: number): Gap => ({
    spot: { parent: node.parent_id, column: node.column_index, after, ...(slot ? { slot } : {}) },
    left: box.left,
    width: box.width,
    top,
  });
  if (box.bottom - y < reach) return gap(node.id, box.bottom);
  if (y - box.top < reach) return gap(siblings[at - 1]?.id ?? null, box.top);
  return null;
}

function columnGap(column: HTMLElement, y: number): Gap | null {
  const parent = column.closest<HTMLElement>('[data-m]')?.dataset.m ?? null;
  const index = Number(column.dataset.column);
  const { left, width, top, height } = column.getBoundingClientRect();
  const above = [...column.querySelectorAll<HTMLElement>(':scope > [data-m]')].findLast(
    (child) => child.getBoundingClientRect().bottom <= y,
  );
  const line = above ? above.getBoundingClientRect().bottom + 8 : top + Math.min(12, height);
  return parent ? { spot: { parent, column: index, after: above?.dataset.m ?? null }, left, width, top: line } : null;
}
