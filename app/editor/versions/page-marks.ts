import { ownSheet } from '../core/own-sheet.ts';
import { moduleSelector } from '../document/module-element.ts';
/** Rings around what differs, rendered by a style sheet of their own: no element of the page is touched. */
export function markOnPage(ids: readonly string[]): () => void {
  const { sheet, remove } = ownSheet();
  const selectors = ids.map(moduleSelector).join(',');
  if (selectors)
    sheet.insertRule(
      `:is(${selectors}) { outline: 3px solid #8a4b00; outline-offset: 4px; box-shadow: 0 0 0 4px #fff; }`,
    );
  return remove;
}
