import type { SourceRecord } from '../read-row.ts';
import { type Merge, mergedCells, mergeFiller } from './merged-cells.server.ts';
import { openZip, UnreadableWorkbook } from './open-zip.server.ts';
import { type SheetRow, sheetRows } from './sheet-rows.server.ts';
import { readWorkbook } from './workbook.server.ts';

/** Above the names of the columns there may be this much of a heading. */
const longestHeading = 20;
const mostRowsOfNames = 3;

/** The names of the sheets of a workbook. */
export async function sheetNames(file: string): Promise<string[]> {
  const zip = await openZip(file);
  try {
    return (await readWorkbook(zip)).sheets.map(({ name }) => name);
  } finally {
    zip.close();
  }
}

/**
 * The records of a sheet, the first one unless it is named. The names of the columns are the first row of more than one
 * value, with the rows below it that merged cells make part of it. Rows of a merge all have its value.
 */
export async function* readSheet(file: string, sheet: string | undefined): AsyncGenerator<SourceRecord> {
  const zip = await openZip(file);
  try {
    const book = await readWorkbook(zip);
    const found = sheet ? book.sheets.find(({ name }) => name === sheet) : book.sheets[0];
    if (!found) throw new UnreadableWorkbook(`no sheet ${sheet}`);
    const merges = await mergedCells(zip, found.part);
    yield* records(sheetRows(zip, found.part, book), merges);
  } finally {
    zip.close();
  }
}

async function* records(rows: AsyncIterable<SheetRow>, merges: readonly Merge[]): AsyncGenerator<SourceRecord> {
  const fill = mergeFiller(merges);
  let names: string[] | null = null;
  let heading: SheetRow[] = [];
  let last = 0;
  for await (const row of rows) {
    if (names) {
      yield recordOf(fill(row, { isWide: false }), names);
      continue;
    }
    if (last === 0) {
      const isNames = row.cells.size > 1 || heading.length >= longestHeading;
      last = isNames ? lastRowOfNames(row, merges) : 0;
      heading = isNames ? [row] : [...heading, row];
    } else if (row.number <= last) heading.push(row);
    if (last === 0 || row.number < last) continue;
    names = columnNames(heading.map((each) => fill(each, { isWide: true })));
    if (row.number > last) yield recordOf(fill(row, { isWide: false }), names);
  }
}

/** A merge that begins among the names and reaches below them makes the next rows names too. */
function lastRowOfNames(first: SheetRow, merges: readonly Merge[]): number {
  const bottoms = merges.filter(({ top, bottom }) => top === first.number && bottom < top + mostRowsOfNames);
  return Math.max(first.number, ...bottoms.map(({ bottom }) => bottom));
}

/** `Beginn` above `Datum` and `Uhrzeit` gives `Beginn Datum` and `Beginn Uhrzeit`; a name that comes again is numbered. */
function columnNames(rows: readonly SheetRow[]): string[] {
  const width = Math.max(...rows.flatMap(({ cells }) => [...cells.keys()])) + 1;
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, column) => {
    const words = rows.map(({ cells }) =>
      String(cells.get(column) ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    const name = [...new Set(words.filter(Boolean))].join(' ');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return name === '' || count === 1 ? name : `${name} (${count})`;
  });
}

function recordOf({ cells }: SheetRow, names: readonly string[]): SourceRecord {
  return Object.fromEntries(names.flatMap((name, column) => (name === '' ? [] : [[name, cells.get(column) ?? '']])));
}
