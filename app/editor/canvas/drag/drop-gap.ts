import { slotOf } from '#app/cms/collection/slots.ts';
import { whyNot } from '#app/editor/commands/arrange.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import type { InsertPoint } from '#app/editor/document/ui-state.ts';

type Gap = { spot: InsertPoint; left: number; width: number; top: number };
export type Dropping = { gap: Gap; refusal: string | null };

/**
 * The gap a drop would fill, computed from the page as it stands under the pointer, so that what the line shows is
 * what the drop does. `moving` is the module in hand, or null for something that comes from outside.
 */
export function dropGap(
  editor: Editor,
  { x, y, moving }: { x: number; y: number; moving: string | null },
): Dropping | null {
  const under = document.elementsFromPoint(x, y).find((element) => element.closest('[data-m]'));
  if (!under) return null;
  const isRoot = moving !== null && editor.content.get(moving)?.parent_id === null;
  const gap = isRoot ? rootGap(editor, under, y) : columnGap(under, y);
  if (!gap) return null;
  return { gap, refusal: moving ? whyNot(editor, moving, gap.spot) : null };
}

/** On the page of an entry the containers around it say at which named place it is. */
function rootGap({ content }: Editor, under: Element, y: number): Gap | null {
  const roots = rootsOf(under);
  const gap = gapBetween(roots, null, 0, y);
  const slot = content.slots ? slotOf(content.get(roots[0]?.dataset.m ?? null)?.slug ?? null) : null;
  return gap && slot ? { ...gap, spot: { ...gap.spot, slot } } : gap;
}

function columnGap(under: Element, y: number): Gap | null {
  const column = under.closest<HTMLElement>('[data-column]') ?? nearestColumn(under, y);
  const parent = column?.closest<HTMLElement>('[data-m]')?.dataset.m;
  if (!column || !parent) return null;
  const modules = [...column.querySelectorAll<HTMLElement>(':scope > [data-m]')];
  return gapBetween(modules, parent, Number(column.dataset.column), y, column);
}

/** Beside the columns of a container, in its margin, the first one is meant. */
function nearestColumn(under: Element, _y: number): HTMLElement | null {
  return under.closest<HTMLElement>('[data-m]')?.querySelector<HTMLElement>('[data-column]') ?? null;
}

function rootsOf(under: Element): HTMLElement[] {
  let root = under.closest<HTMLElement>('[data-m]');
  for (let above = root; above; above = above.parentElement?.closest<HTMLElement>('[data-m]') ?? null) root = above;
  return [...(root?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-m]') ?? [])];
}

function gapBetween(
  modules: HTMLElement[],
  parent: string | null,
  column: number,
  y: number,
  holder?: HTMLElement,
): Gap | null {
  const boxes = modules.map((module) => module.getBoundingClientRect());
  const at = boxes.findIndex(({ top, height }) => y < top + height / 2);
  const index = at === -1 ? boxes.length : at;
  const above = boxes[index - 1];
  const below = boxes[index];
  const frame = (holder ?? modules[0])?.getBoundingClientRect();
  if (!frame) return null;
  const top =
    above && below
      ? (above.bottom + below.top) / 2
      : (above?.bottom ?? below?.top ?? frame.top + Math.min(12, frame.height));
  const spot = { parent, column, after: modules[index - 1]?.dataset.m ?? null };
  return { spot, left: frame.left, width: frame.width, top };
}
