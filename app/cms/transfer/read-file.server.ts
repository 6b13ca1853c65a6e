import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { ownColumns } from '../field/cell/columns.ts';
import { withoutGuard } from './csv-cell.ts';
import type { Encoding } from './encoding/encodings.ts';
import { textLines, textParts, wholeText } from './encoding/text-parts.server.ts';
import { readIcal } from './read-ical.ts';
import type { SourceRecord } from './read-row.ts';

export type FileFormat = 'xlsx' | 'csv' | 'json' | 'jsonl' | 'ics';

/** What a file is by its name; null for everything we cannot read. */
export function formatOf(file: string): FileFormat | null {
  const name = extname(file).slice(1).toLowerCase();
  return (
    (
      {
        xlsx: 'xlsx',
        xlsm: 'xlsx',
        csv: 'csv',
        tsv: 'csv',
        txt: 'csv',
        json: 'json',
        jsonl: 'jsonl',
        ndjson: 'jsonl',
        ics: 'ics',
        ical: 'ics',
      } as const
    )[name] ?? null
  );
}

/** How a file is read: what it is, how its text is written, and where its records are: a path within JSON, the name of a sheet. */
export type FileReading = { format: FileFormat; encoding: Encoding; records?: string | undefined };

/**
 * The records of a file, flat. Workbooks, CSV (comma, semicolon or tab) and lines of JSON are read as they come, so that a large
 * file takes no memory; JSON and iCalendar are read as a whole.
 */
export async function* readRecords(
  file: string,
  { format, encoding, records }: FileReading,
): AsyncGenerator<SourceRecord> {
  // The readers of workbooks are loaded when the first one comes.
  if (format === 'xlsx') yield* (await import('./xlsx/read-sheet.server.ts')).readSheet(file, records);
  else if (format === 'csv') yield* readCsv(file, encoding);
  else if (format === 'jsonl') {
    for await (const line of textLines(file, encoding)) if (line.trim()) yield flat(JSON.parse(line));
  } else {
    const text = await wholeText(file, encoding);
    if (format === 'ics') yield* readIcal(text);
    else for (const record of listIn(JSON.parse(text), records)) yield flat(record);
  }
}

async function* readCsv(file: string, encoding: Encoding): AsyncGenerator<SourceRecord> {
  const options = { columns: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const parser = parse({ ...options, delimiter: await delimiterOf(file, encoding) });
  // What is wrong with the file is told by the parser, to whoever reads from it.
  void pipeline(Readable.from(textParts(file, encoding)), parser).catch(() => undefined);
  for await (const record of parser as AsyncIterable<Record<string, string>>) {
    yield ownColumns.id in record
      ? Object.fromEntries(Object.entries(record).map(([key, text]) => [key, withoutGuard(text)]))
      : record;
  }
}

/** The sign that stands most often in the first line, outside quotes. */
async function delimiterOf(file: string, encoding: Encoding): Promise<string> {
  for await (const line of textLines(file, encoding)) {
    const plain = line.replace(/"[^"]*"/g, '');
    const counted = [',', ';', '\t'].map((sign) => ({ sign, count: plain.split(sign).length }));
    return counted.sort((one, other) => other.count - one.count)[0]?.sign ?? ',';
  }
  return ',';
}

function listIn(value: unknown, path: string | undefined): unknown[] {
  const found = (path ?? '')
    .split('.')
    .filter(Boolean)
    .reduce((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);
  if (Array.isArray(found)) return found;
  throw new Error(
    path ? `The file has no list at "${path}".` : 'The file is no list: say where it is with "records" in the mapping.',
  );
}

/** Every member by its path, `title.de`, `locations.0.name`; objects and lists are there as a whole too. */
function flat(value: unknown): SourceRecord {
  const record: Record<string, unknown> = {};
  const walk = (inner: unknown, path: string, depth: number) => {
    if (path !== '') record[path] = inner;
    if (typeof inner !== 'object' || inner === null || depth > 8) return;
    for (const [name, one] of Object.entries(inner)) walk(one, path === '' ? name : `${path}.${name}`, depth + 1);
  };
  walk(value, '', 0);
  return record;
}
