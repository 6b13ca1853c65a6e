import { layOverPage } from '../changes/page-layer.ts';
import { moduleElement } from '../document/module-element.ts';

/** A changed module and its number in the list beside the page; left out of what goes now, it stays a draft. */
export type NumberedChange = { id: string; number: number; isLeftOut: boolean };

/** How far from its module a number stands, in pixels, where the margin has room for it. */
const aside = 30;

/** Puts the numbers of the list beside what has changed on the page. Answers how to take them away. */
export function markChanges(changes: readonly NumberedChange[]): () => void {
  return layOverPage('ed-change-numbers', () => changes.flatMap(numberOf));
}

function numberOf({ id, number, isLeftOut }: NumberedChange): HTMLElement[] {
  const box = moduleElement(id)?.getBoundingClientRect();
  if (!box) return [];
  const mark = document.createElement('b');
  mark.textContent = String(number);
  mark.toggleAttribute('data-left-out', isLeftOut);
  mark.style.left = `${Math.max(4, box.left + scrollX - aside)}px`;
  mark.style.top = `${box.top + scrollY}px`;
  return [mark];
}
