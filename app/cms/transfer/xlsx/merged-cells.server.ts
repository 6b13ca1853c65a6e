import type { OpenZip } from './open-zip.server.ts';
import { type CellValue, columnOf, type SheetRow } from './sheet-rows.server.ts';

/** Cells that are one: rows and columns from the first to the last, both included. */
export type Merge = { top: number; bottom: number; left: number; right: number };

/** They stand behind the rows of a sheet, so it is looked through once for them alone. */
export async function mergedCells(zip: OpenZip, part: string): Promise<Merge[]> {
  let tail = '';
  let isFound = false;
  for await (const text of zip.parts(part)) {
    tail += text;
    if (!isFound) isFound = tail.includes('mergeCells');
    if (!isFound) tail = tail.slice(-20);
  }
  if (!isFound) return [];
  return [...tail.matchAll(/mergeCell\b[^>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g)].map(
    ([, left = '', top, right = '', bottom]) => ({
      top: Number(top),
      bottom: Number(bottom),
      left: columnOf(left),
      right: columnOf(right),
    }),
  );
}

/** Gives every cell of a merge the value of its first one, row by row; `isWide` those beside it too. */
export function mergeFiller(merges: readonly Merge[]) {
  const values = new Map<Merge, CellValue>();
  return (row: SheetRow, { isWide }: { isWide: boolean }): SheetRow => {
    for (const merge of merges) {
      if (row.number < merge.top || row.number > merge.bottom) continue;
      const own = row.cells.get(merge.left);
      if (row.number === merge.top && own !== undefined) values.set(merge, own);
      const value = values.get(merge);
      if (value === undefined) continue;
      for (let column = merge.left; column <= (isWide ? merge.right : merge.left); column += 1)
        row.cells.set(column, value);
    }
    return row;
  };
}
