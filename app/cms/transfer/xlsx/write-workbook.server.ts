import { Readable } from 'node:stream';
import yazl from 'yazl';
import { leftOut } from '../left-out.ts';
import { encoded, serialOf } from './cell-value.ts';
import { parts } from './workbook-parts.ts';

/** A value, and how a spreadsheet shows it. */
export type SheetCell = { value: unknown; kind: 'plain' | 'day' | 'moment' };

/** Spreadsheets hold no longer text in one cell. */
const longestText = 32_767;

/** A workbook of one sheet, sent while it is written: the names of its columns stay in sight and can be filtered. */
export function writeWorkbook(
  sheet: { name: string; columns: readonly string[] },
  rows: AsyncIterable<SheetCell[]>,
): Readable {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(parts(sheet.name))) zip.addBuffer(Buffer.from(text), path);
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', {}, (use) =>
    use(null, Readable.from(sheetXml(sheet.columns, rows))),
  );
  zip.end();
  return zip.outputStream as Readable;
}

async function* sheetXml(columns: readonly string[], rows: AsyncIterable<SheetCell[]>): AsyncGenerator<Buffer> {
  const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${columns.length}" width="22" customWidth="1"/></cols><sheetData>`,
  );
  yield rowXml(
    1,
    columns.map((name) => cellXml({ value: name, kind: 'plain' }, styles.head)),
  );
  let number = 1;
  for await (const row of rows) {
    number += 1;
    yield rowXml(
      number,
      row.map((cell) => cellXml(cell)),
    );
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/** The numbers of the styles in `workbook-parts.ts`. */
const styles = { plain: 0, head: 1, day: 2, moment: 3 } as const;

/** Some readers want to be told where each cell is. */
function rowXml(number: number, cells: readonly string[]): Buffer {
  const placed = cells.map((cell, column) => cell.replace('<c', `<c r="${lettersOf(column)}${number}"`));
  return Buffer.from(`<row r="${number}">${placed.join('')}</row>`);
}

/** 0 is A, 26 is AA. */
function lettersOf(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest < 0 ? '' : lettersOf(rest)}${String.fromCharCode(65 + (column % 26))}`;
}

/** A cell without its place; empty ones are left out. */
function cellXml({ value, kind }: SheetCell, style: number = styles[kind]): string {
  if (value === '' || value === null || value === undefined) return '';
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c s="${style}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind !== 'plain') {
    const shown = text.length > 10 ? styles.moment : styles.day;
    return `<c s="${shown}"><v>${serialOf(text)}</v></c>`;
  }
  const whole = encoded(text);
  const words = whole.length > longestText ? leftOut : whole;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(words)}</t></is></c>`;
}

function escaped(text: string): string {
  return text.toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
