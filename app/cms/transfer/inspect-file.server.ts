import type { Encoding } from './encoding/encodings.ts';
import { findEncoding } from './encoding/find-encoding.server.ts';
import { wholeText } from './encoding/text-parts.server.ts';
import { type FileFormat, readRecords } from './read-file.server.ts';

export type FileColumn = { name: string; samples: string[] };
export type InspectedFile = {
  columns: FileColumn[];
  rows: number;
  /** How its text is written. */
  encoding: Encoding;
  /** Where the records are in JSON, or the sheet they are on. */
  records: string;
  /** Of a workbook. */
  sheets: string[];
};

const mostSamples = 3;
const longestSample = 80;
const mostColumns = 300;

/** What a file holds: its columns in their order, a few different values of each, how many records. Throws when it cannot be read. */
export async function inspectFile(path: string, format: FileFormat, sheet = ''): Promise<InspectedFile> {
  const encoding = format === 'xlsx' ? 'utf-8' : await findEncoding(path);
  const sheets = format === 'xlsx' ? await (await import('./xlsx/read-sheet.server.ts')).sheetNames(path) : [];
  const [first = ''] = sheets;
  const records = format === 'json' ? longestList(JSON.parse(await wholeText(path, encoding))) : sheet || first;
  const columns = new Map<string, string[]>();
  let rows = 0;
  for await (const record of readRecords(path, { format, encoding, records: records || undefined })) {
    rows += 1;
    for (const [name, value] of Object.entries(record)) {
      if (isBranch(value) || (!columns.has(name) && columns.size >= mostColumns)) continue;
      const samples = columns.get(name) ?? [];
      const text = textOf(value);
      if (samples.length < mostSamples && text !== '' && !samples.includes(text)) samples.push(text);
      columns.set(name, samples);
    }
  }
  return { columns: [...columns].map(([name, samples]) => ({ name, samples })), rows, encoding, records, sheets };
}

/** The path of the longest list of things in a JSON document: `data.items`; empty for the document itself. */
function longestList(value: unknown): string {
  let found = { path: '', length: Array.isArray(value) ? value.length : -1 };
  const walk = (inner: unknown, path: string, depth: number) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner) || depth > 4) return;
    for (const [name, one] of Object.entries(inner)) {
      const here = path === '' ? name : `${path}.${name}`;
      const isList = Array.isArray(one) && one.some((each) => typeof each === 'object' && each !== null);
      if (isList && one.length > found.length) found = { path: here, length: one.length };
      walk(one, here, depth + 1);
    }
  };
  if (found.length < 0) walk(value, '', 0);
  return found.path;
}

/** Members of members have columns of their own; a list of plain values is one value. */
function isBranch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.some((each) => typeof each === 'object') : true;
}

function textOf(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > longestSample ? `${plain.slice(0, longestSample)}…` : plain;
}
