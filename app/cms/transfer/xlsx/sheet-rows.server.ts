import { dateOfSerial, decoded } from './cell-value.ts';
import type { OpenZip } from './open-zip.server.ts';
import { readXml } from './read-xml.server.ts';
import type { Workbook } from './workbook.server.ts';

/** A row of a sheet: its number, and values by column. */
export type SheetRow = { number: number; cells: Map<number, CellValue> };
export type CellValue = string | number | boolean;

const mostColumns = 2_000;

/** The rows of a sheet in their order; those without a value are left out. */
export async function* sheetRows(zip: OpenZip, part: string, book: Workbook): AsyncGenerator<SheetRow> {
  let ready: SheetRow[] = [];
  let row: SheetRow = { number: 0, cells: new Map() };
  let cell = { column: -1, type: '', style: 0, text: '' };
  let isValue = false;
  const reading = readXml(zip.parts(part), {
    open(name, { r, t = 'n', s }) {
      if (name === 'row')
        [row, cell] = [
          { number: Number(r) || row.number + 1, cells: new Map() },
          { ...cell, column: -1 },
        ];
      if (name === 'c') cell = { column: r ? columnOf(r) : cell.column + 1, type: t, style: Number(s ?? 0), text: '' };
      // `v` is the value, `t` a part of a text that stands in the cell itself.
      if (name === 'v' || name === 't') isValue = true;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      const value = name === 'c' && cell.column < mostColumns ? cellValue(cell, book) : '';
      if (value !== '') row.cells.set(cell.column, value);
      if (name === 'row' && row.cells.size > 0) ready.push(row);
    },
    text(text) {
      if (isValue) cell.text += text;
    },
  });
  for await (const _ of reading) {
    const rows = ready;
    ready = [];
    yield* rows;
  }
}

function cellValue({ type, style, text }: { type: string; style: number; text: string }, book: Workbook): CellValue {
  if (text === '') return '';
  switch (type) {
    case 's':
      return book.texts[Number(text)] ?? '';
    case 'b':
      return text === '1';
    case 'n': {
      const number = Number(Number(text).toPrecision(15));
      return Number.isFinite(number) ? dateOfSerial(number, book.meanings[style] ?? 'number', book.isMac) : text;
    }
    case 'd':
      return text.replace(/(:\d\d)(?::\d\d(?:\.\d+)?)?Z?$/, '$1');
    default:
      return decoded(text);
  }
}

/** `C5` is in column 2. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.toUpperCase().charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}
