import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { csvCell } from './csv-cell.ts';

type Records = AsyncIterable<Record<string, unknown>> | Iterable<Record<string, unknown>>;

/** A table for spreadsheets: UTF-8 with a mark, compound values as JSON, nothing that runs as a formula. */
export async function writeCsv(file: string, columns: readonly string[], records: Records): Promise<void> {
  const rows = Readable.from(csvRows(columns, records));
  await pipeline(rows, stringify({ bom: true, header: true, columns: [...columns] }), createWriteStream(file));
}

/** A list of the same records, each value as what it is. */
export async function writeJson(file: string, records: Records): Promise<void> {
  await pipeline(Readable.from(jsonParts(records)), createWriteStream(file));
}

async function* csvRows(columns: readonly string[], records: Records): AsyncGenerator<string[]> {
  for await (const record of records) yield columns.map((name) => csvCell(record[name]));
}

async function* jsonParts(records: Records): AsyncGenerator<string> {
  let between = '[\n';
  for await (const record of records) {
    yield between + JSON.stringify(record);
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}
