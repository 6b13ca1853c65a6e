import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { csvCell } from './csv-cell.ts';

type Records = AsyncIterable<Record<string, unknown>> | Iterable<Record<string, unknown>>;

/** Writes a table while it is read; rejects when the file cannot be written. */
export async function writeCsv(file: string, columns: readonly string[], records: Records): Promise<void> {
  await pipeline(Readable.from(csvParts(columns, records)), createWriteStream(file));
}

/** The same as one list in JSON. */
export async function writeJson(file: string, records: Records): Promise<void> {
  await pipeline(Readable.from(jsonParts(records)), createWriteStream(file));
}

/**
 * A table for spreadsheets: UTF-8 with a mark, compound values as JSON, nothing that runs as a formula. A German Excel
 * opens it in columns when they are parted by semicolons.
 */
export async function* csvParts(
  columns: readonly string[],
  records: Records,
  delimiter: ',' | ';' = ',',
): AsyncGenerator<string> {
  yield stringify([[...columns]], { bom: true, delimiter });
  for await (const record of records) yield stringify([columns.map((name) => csvCell(record[name]))], { delimiter });
}

/** A list of the same records, each value as what it is. */
export async function* jsonParts(records: Records): AsyncGenerator<string> {
  let between = '[\n';
  for await (const record of records) {
    yield between + JSON.stringify(record);
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}
