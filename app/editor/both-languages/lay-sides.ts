import { ownSheet } from '../core/own-sheet.ts';
import { moduleElement, moduleSelector } from '../document/module-element.ts';
import { type Row, shiftsOf } from './align-rows.ts';
import type { Side } from './side.ts';

/** A side with the style sheet that pushes its modules down. */
export type LaidSide = Side & { sheet: CSSStyleSheet };

/** Room between a module and the note below it. */
const noteGap = 8;

/** Gives a side a style sheet of its own; answers how to take it away. */
export function withSheet(side: Side): { side: LaidSide; remove(): void } {
  const { sheet, remove } = ownSheet(side.window);
  return { side: { ...side, sheet }, remove };
}

/**
 * Lets each module begin at the same height on both sides and each part be as high as on the other one; below a module with
 * a note there is room for it. `notes` are their heights in pixels by module, for either side.
 */
export function laySides(start: LaidSide, end: LaidSide, notes: Record<'start' | 'end', ReadonlyMap<string, number>>) {
  const sides = { start, end };
  const room = (side: 'start' | 'end') =>
    [...notes[side]].map(
      ([id, height]) => `${moduleSelector(id)}{margin-block-end:${height + 2 * noteGap}px !important}`,
    );
  const rules = { start: room('start'), end: room('end') };
  const apply = () => {
    start.sheet.replaceSync(rules.start.join(''));
    end.sheet.replaceSync(rules.end.join(''));
  };
  apply();
  const parts = partsOf(start.document).flatMap((one) => {
    const other = moduleElement(one.dataset.m ?? '', end.document);
    return other ? [{ start: one, end: other }] : [];
  });
  for (const { id, side, by } of parts.flatMap((part) => shiftsOf(rowsIn(part)))) {
    const element = moduleElement(id, sides[side].document);
    const base = element ? Number.parseFloat(sides[side].window.getComputedStyle(element).marginTop) : 0;
    rules[side].push(`${moduleSelector(id)}{margin-block-start:${base + by}px !important}`);
  }
  apply();
  for (const part of parts) {
    const heights = { start: heightOf(part.start), end: heightOf(part.end) };
    const lower = heights.start < heights.end ? 'start' : 'end';
    const height = Math.max(heights.start, heights.end);
    rules[lower].push(
      `${moduleSelector(part.start.dataset.m ?? '')}{min-block-size:${height}px;box-sizing:border-box}`,
    );
  }
  const [first] = parts;
  const id = first?.start.dataset.m ?? '';
  // In their documents: while they are laid out, one of them may be scrolled, by its reader or to keep the place one reads at.
  const lower = (topInDocument(start, id) ?? 0) - (topInDocument(end, id) ?? 0);
  if (lower !== 0) {
    rules[lower > 0 ? 'end' : 'start'].push(
      `${moduleSelector(id)}{margin-block-start:${Math.abs(lower)}px !important}`,
    );
  }
  apply();
}

/** Where a note of this module stands, in pixels of its document. */
export function placeOfNote(
  { document, window }: Side,
  id: string,
): { top: number; left: number; width: number } | null {
  const box = moduleElement(id, document)?.getBoundingClientRect();
  if (!box) return null;
  return { top: box.bottom + window.scrollY + noteGap, left: box.left + window.scrollX, width: box.width };
}

export function topInDocument({ document, window }: Side, id: string): number | null {
  const box = moduleElement(id, document)?.getBoundingClientRect();
  return box ? box.top + window.scrollY : null;
}

/** The modules that hold words themselves, in their order, with their heights below the beginning of the part on both sides. */
function rowsIn(part: { start: HTMLElement; end: HTMLElement }): Row[] {
  const hasColumns = areBeside(part.start) || areBeside(part.end);
  return [...part.start.querySelectorAll<HTMLElement>('[data-m]:not(:has([data-m]))')].flatMap((one): Row[] => {
    const id = one.dataset.m ?? '';
    const other = moduleElement(id, part.end);
    if (!other) return [];
    const column = hasColumns ? one.closest<HTMLElement>('[data-column]')?.dataset.column : '';
    return [{ id, chain: column ?? '', start: topOf(one) - topOf(part.start), end: topOf(other) - topOf(part.end) }];
  });
}

/** Whether the columns of a part stand beside each other rather than below. */
function areBeside(part: HTMLElement): boolean {
  const lefts = [...part.querySelectorAll('[data-column]')].map((column) => column.getBoundingClientRect().left);
  return new Set(lefts).size > 1;
}

/** The parts of a page: modules that stand in no other. */
function partsOf(document: Document): HTMLElement[] {
  const modules = [...document.querySelectorAll<HTMLElement>('main [data-m]')];
  return modules.filter((module) => !module.parentElement?.closest('[data-m]'));
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}

function heightOf(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}
