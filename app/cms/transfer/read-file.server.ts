import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { ownColumns } from '../field/cell/columns.ts';
import { withoutGuard } from './csv-cell.ts';
import { readIcal } from './read-ical.ts';
import type { SourceRecord } from './read-row.ts';

export type FileFormat = 'csv' | 'json' | 'jsonl' | 'ics';

/** What a file is by its name; null for everything we cannot read. */
export function formatOf(file: string): FileFormat | null {
  const name = extname(file).slice(1).toLowerCase();
  return (
    (
      {
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

/**
 * The records of a file, flat. CSV (comma, semicolon or tab) and lines of JSON are read as they come, so that a large
 * file takes no memory; JSON and iCalendar are read as a whole. `records` is the path to the list within JSON.
 */
export async function* readRecords(file: string, format: FileFormat, records?: string): AsyncGenerator<SourceRecord> {
  if (format === 'csv') yield* readCsv(file);
  else if (format === 'jsonl') {
    for await (const line of createInterface({ input: createReadStream(file) }))
      if (line.trim()) yield flat(JSON.parse(line));
  } else {
    const text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
    if (format === 'ics') yield* readIcal(text);
    else for (const record of listIn(JSON.parse(text), records)) yield flat(record);
  }
}

async function* readCsv(file: string): AsyncGenerator<SourceRecord> {
  const options = { bom: true, columns: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const parser = createReadStream(file).pipe(parse({ ...options, delimiter: await delimiterOf(file) }));
  for await (const record of parser as AsyncIterable<Record<string, string>>) {
    yield ownColumns.id in record
      ? Object.fromEntries(Object.entries(record).map(([key, text]) => [key, withoutGuard(text)]))
      : record;
  }
}

/** The sign that stands most often in the first line, outside quotes. */
async function delimiterOf(file: string): Promise<string> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
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
