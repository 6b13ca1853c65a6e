import { isUuid } from '#app/db/uuid.ts';
import type { CollectionDefinition } from '../collection.ts';
import { type Column, columnsOf, ownColumns } from '../field/cell/columns.ts';
import { problem, type RowProblem } from '../field/cell/problem.ts';
import type { ReadCell } from '../field/cell/read-cell.ts';
import { readCell } from './cell.ts';
import type { Mapping } from './mapping.ts';
import type { Wanted } from './references.server.ts';

/** A record of a file, flat: `title.de` is the member `de` of `title`. */
export type SourceRecord = Readonly<Record<string, unknown>>;

type Cell = { column: Column; read: ReadCell; raw: unknown };

export type ReadRow = {
  row: number;
  key: string;
  id: string | null;
  origin: Origin;
  cells: Cell[];
  problems: RowProblem[];
};
type Origin = { source: string; external_id: string } | null;

/** Reads one record; what its names mean is looked up for many rows at once. */
export function readRow(
  definition: CollectionDefinition,
  record: SourceRecord,
  { row, mapping, source }: { row: number; mapping: Mapping; source: string },
): ReadRow {
  const { key, id, origin } = identityOf(record, mapping, source);
  const cells = columnsOf(definition).flatMap((column): Cell[] => {
    const from = mapping.columns[column.key];
    if (!from) return [];
    const raw = translated(rawOf(record, from), from);
    if (isEmpty(raw, mapping.exact)) return [{ column, raw, read: { problems: [] } }];
    const options = { exact: mapping.exact, date: mapping.date, separator: from.separator };
    return [{ column, raw, read: readCell(column, raw, options) }];
  });
  const problems = key === '' ? [problem('error', 'no_key', null, '')] : [];
  return { row, key, id, origin, cells, problems };
}

function identityOf(record: SourceRecord, mapping: Mapping, source: string) {
  const named = mapping.exact ? textOf(record[ownColumns.id]) : '';
  const own = isUuid(named) ? named : '';
  const external = (mapping.external_id ?? [])
    .map((name) => textOf(record[name]))
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);
  if (own === '')
    return { key: external, id: null, origin: external === '' ? null : { source, external_id: external } };
  const from = textOf(record[ownColumns.source]);
  const name = textOf(record[ownColumns.external_id]);
  return { key: own, id: own, origin: from && name ? { source: from, external_id: name } : null };
}

function rawOf(record: SourceRecord, { from, join = ' ', default: fallback }: Mapping['columns'][string]): unknown {
  const values = from.map((name) => record[name]).filter((value) => !isEmpty(value, false));
  const [first] = values;
  if (values.length > 1) return values.map(textOf).join(join);
  return first ?? fallback;
}

function translated(raw: unknown, { values }: Mapping['columns'][string]): unknown {
  if (!values) return raw;
  const known = new Map(Object.entries(values));
  return Array.isArray(raw) ? raw.map((one) => known.get(textOf(one)) ?? one) : (known.get(textOf(raw)) ?? raw);
}

function isEmpty(raw: unknown, exact: boolean): boolean {
  if (raw === undefined || raw === null) return true;
  return typeof raw === 'string' && (exact ? raw : raw.trim()) === '';
}

function textOf(raw: unknown): string {
  return raw === undefined || raw === null ? '' : String(raw).replaceAll('\0', '').trim();
}

/** Everything a row refers to by name. */
export function wantedBy({ cells }: ReadRow): Wanted[] {
  return cells.flatMap(({ column: { field }, read }) =>
    (read.names ?? []).map((name) => ({ type: field.options.target ?? '', name })),
  );
}
