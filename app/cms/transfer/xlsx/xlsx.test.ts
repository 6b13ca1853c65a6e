import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import yazl from 'yazl';
import { importLabels } from '#app/collections/fields/import-labels.ts';
import { allCollections, collections } from '#app/collections/registry.ts';
import { locales } from '#app/i18n/locale.ts';
import { exportSheet } from '../export-sheet.server.ts';
import { inspectFile } from '../inspect-file.server.ts';
import { readRecords } from '../read-file.server.ts';
import { suggestMapping } from '../suggest-mapping.server.ts';
import { meaningOf } from './cell-value.ts';
import { parts } from './workbook-parts.ts';
import { type SheetCell, writeWorkbook } from './write-workbook.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsx-'));
  return () => rm(folder, { recursive: true });
});

async function records(file: string, sheet?: string) {
  const found = [];
  for await (const record of readRecords(file, { format: 'xlsx', encoding: 'utf-8', records: sheet }))
    found.push(record);
  return found;
}

/** A workbook of one sheet with these bytes for it. */
async function workbookOf(sheet: string | Buffer): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.xlsx`);
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(parts('Programm'))) zip.addBuffer(Buffer.from(text), path);
  zip.addBuffer(Buffer.from(sheet), 'xl/worksheets/sheet1.xml');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}

test('a workbook that is none, that would unpack to a mountain or that defines entities is refused', async () => {
  const broken = join(folder, 'broken.xlsx');
  await writeFile(broken, 'PK\u0003\u0004 nothing');
  await expect(inspectFile(broken, 'xlsx')).rejects.toThrow();
  const sheet = `<worksheet><sheetData>${' '.repeat(1_000)}</sheetData></worksheet>`;
  for (const [said, why] of [
    [300 * 1024 * 1024, 'too large'],
    [10, 'too many bytes'],
  ] as const) {
    const bomb = await workbookOf(sheet);
    const content = await readFile(bomb);
    // Where the list of parts says to how many bytes the sheet unpacks.
    const place = content.lastIndexOf(Buffer.from('PK\u0001\u0002')) + 24;
    content.writeUInt32LE(said, place);
    await writeFile(bomb, content);
    await expect(inspectFile(bomb, 'xlsx')).rejects.toThrow(why);
  }
  const laughs = '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet><sheetData/></worksheet>';
  await expect(inspectFile(await workbookOf(laughs), 'xlsx')).rejects.toThrow('doctype');
});

test('days, times, numbers and texts of another program are read as what they are', async () => {
  const file = join(folder, 'other.xlsx');
  const day = new Date(Date.UTC(2026, 11, 5));
  await writeXlsxFile([
    ['Datum', 'Beginn', 'Wann', 'Preis', 'Titel', 'Ganztägig'].map((value) => ({ value, type: String })),
    [
      { value: day, type: Date, format: 'dd.mm.yyyy' },
      { value: 0.8125, type: Number, format: 'hh:mm' },
      { value: new Date(Date.UTC(2026, 11, 5, 19, 30)), type: Date, format: 'dd/mm/yyyy hh:mm' },
      { value: 12.1, type: Number },
      { value: 'Wölfe & <Möwen>', type: String },
      { value: true, type: Boolean },
    ],
  ] as never).toFile(file);
  expect(await records(file)).toEqual([
    {
      Datum: '2026-12-05',
      Beginn: '19:30',
      Wann: '2026-12-05T19:30',
      Preis: 12.1,
      Titel: 'Wölfe & <Möwen>',
      Ganztägig: true,
    },
  ]);
});

test('a heading above, merged names of two rows, a day over several rows and a second sheet are understood', async () => {
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = [
    `<row r="1">${text('A1', 'Programm 2026')}</row>`,
    `<row r="3">${text('A3', 'Titel')}${text('B3', 'Beginn')}${text('D3', 'Ende')}</row>`,
    `<row r="4">${text('B4', 'Datum')}${text('C4', 'Uhrzeit')}</row>`,
    `<row r="5">${text('A5', 'Tau')}<c r="B5" s="2"><v>46361</v></c>${text('C5', '19:30')}${text('D5', '22 Uhr')}</row>`,
    `<row r="6">${text('A6', 'Seil')}${text('C6', '20:30')}</row>`,
  ];
  const merges = ['A1:D1', 'A3:A4', 'B3:C3', 'D3:D4', 'B5:B6'].map((ref) => `<mergeCell ref="${ref}"/>`);
  const file = await workbookOf(
    `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${merges.join('')}</mergeCells></worksheet>`,
  );
  expect(await inspectFile(file, 'xlsx')).toMatchObject({ rows: 2, records: 'Programm', sheets: ['Programm'] });
  expect(await records(file)).toEqual([
    { Titel: 'Tau', 'Beginn Datum': '2026-12-05', 'Beginn Uhrzeit': '19:30', Ende: '22 Uhr' },
    { Titel: 'Seil', 'Beginn Datum': '2026-12-05', 'Beginn Uhrzeit': '20:30', Ende: '' },
  ]);
  const event = collections.event as (typeof allCollections)[number];
  expect(suggestMapping(event, Object.keys((await records(file))[0] ?? {}), importLabels).unused).toEqual([]);
  await expect(records(file, 'Gibt es nicht')).rejects.toThrow();
});

test('what we write is read by another program, and comes back as it was', async () => {
  const file = join(folder, 'ours.xlsx');
  const values = ['=1+1', ' Zeile\neins\r\tzwei ', '_x000B_', 'a'.repeat(40_000)];
  const cells: SheetCell[] = [
    { value: '2026-12-05', kind: 'day' },
    { value: '2026-12-05T00:00', kind: 'moment' },
    { value: 12.5, kind: 'plain' },
    ...values.map((value): SheetCell => ({ value, kind: 'plain' })),
  ];
  const columns = cells.map((_, at) => `c${at}`);
  const rows = (async function* () {
    yield cells;
  })();
  await pipeline(writeWorkbook({ name: 'Veranstaltungen: [a]', columns }, rows), createWriteStream(file));
  expect(Object.values((await records(file))[0] ?? {})).toEqual([
    '2026-12-05',
    '2026-12-05T00:00',
    12.5,
    ...values.slice(0, 3),
    '#foyer: zu lang – too long',
  ]);
  const [sheet] = await readXlsxFile(file);
  expect(JSON.stringify(sheet)).toContain('2026-12-05T00:00:00.000Z');
  expect(JSON.stringify(sheet)).toContain('=1+1');
});

test('every column that an export names in words is understood by the import as the same column', () => {
  for (const definition of allCollections)
    for (const locale of locales) {
      const { columns } = exportSheet({ definition, labels: importLabels, locale });
      const { mapping } = suggestMapping(definition, columns, importLabels);
      const expected = exportSheet({ definition, labels: importLabels, locale });
      expect(Object.keys(mapping.columns).length, definition.type).toBe(expected.columns.length - 4);
      for (const { from } of Object.values(mapping.columns)) expect(from).toHaveLength(1);
    }
});

test('a format says what its numbers are', () => {
  const cases = [
    ['dd.mm.yyyy', 'day'],
    ['[$-407]d. mmmm yyyy', 'day'],
    ['h:mm AM/PM', 'time'],
    ['[h]:mm', 'time'],
    ['dd/mm/yy hh:mm', 'moment'],
    ['#,##0.00 "Stunden"', 'number'],
    ['#,##0.00\\ [$€-407]', 'number'],
    ['General', 'number'],
    ['0.00E+00', 'number'],
  ] as const;
  for (const [code, meaning] of cases) expect(meaningOf(164, code), code).toBe(meaning);
  expect(['number', 'day', 'time', 'moment']).toEqual([0, 14, 20, 22].map((id) => meaningOf(id, undefined)));
});
