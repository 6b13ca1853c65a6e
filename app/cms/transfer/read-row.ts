import { isUuid } from '#app/db/uuid.ts';
import type { CollectionDefinition } from '../collection.ts';
import { type Column, columnsOf, ownColumns } from '../field/cell/columns.ts';
import { problem, type RowProblem } from '../field/cell/problem.ts';
import type { ReadCell } from '../field/cell/read-cell.ts';
import { readCell } from './cell.ts';
import { dateOfParts } from './date-parts.ts';
import type { ChoiceLabels } from './labels/choice-labels.server.ts';
import { fold } from './labels/fold.ts';
import { leftOut } from './left-out.ts';
import type { Mapping } from './mapping.ts';
import type { Wanted } from './references.server.ts';

/** A record of a file, flat: `title.de` is the member `de` of `title`. */
export type SourceRecord = Readonly<Record<string, unknown>>;

type Origins = Mapping['columns'][string];

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

export type RowReading = { row: number; mapping: Mapping; source: string; labels: ChoiceLabels };

/** Reads one record; what its names mean is looked up for many rows at once. */
export function readRow(definition: CollectionDefinition, record: SourceRecord, reading: RowReading): ReadRow {
  const { row, mapping, source } = reading;
  const { key, id, origin } = identityOf(record, mapping, source);
  const problems = key === '' ? [problem('error', 'no_key', null, '')] : [];
  const cells: Cell[] = [];
  for (const column of columnsOf(definition)) {
    const from = mapping.columns[column.key];
    // What an export had to leave out is left as it is.
    if (!from || (mapping.exact && record[from.from[0] ?? ''] === leftOut)) continue;
    const startsAt = cells.find((cell) => cell.column.key === definition.span?.start)?.read.value;
    const raw =
      isDate(column) && !mapping.exact && from.join === undefined && from.values === undefined
        ? dateIn(record, {
            definition,
            column,
            mapping,
            startsAt: typeof startsAt === 'string' ? startsAt : null,
            problems,
          })
        : translated(rawOf(record, from), from);
    cells.push({ column, raw, read: readFrom(column, raw, { ...reading, from }) });
  }
  return { row, key, id, origin, cells, problems };
}

function readFrom(column: Column, raw: unknown, { mapping, labels, from }: RowReading & { from: Origins }): ReadCell {
  if (isEmpty(raw, mapping.exact)) return { problems: [] };
  const choiceOf = (text: string) => labels.get(column.name)?.get(fold(text));
  return readCell(column, raw, { exact: mapping.exact, date: mapping.date, separator: from.separator, choiceOf });
}

function isDate({ field }: Column): boolean {
  return field.kind === 'date-time' || field.kind === 'date';
}

type DateReading = Pick<ReadRow, 'problems'> & {
  definition: CollectionDefinition;
  column: Column;
  mapping: Mapping;
  startsAt: string | null;
};

/** A date from all columns that say something of it. */
function dateIn(
  record: SourceRecord,
  { definition: { span }, column, mapping, startsAt, problems }: DateReading,
): unknown {
  const { from, default: fallback } = mapping.columns[column.key] ?? { from: [] };
  const end = column.key === span?.end ? 'end' : 'start';
  const otherEnd = span && { [span.start]: span.end, [span.end]: span.start }[column.key];
  const others = mapping.columns[otherEnd ?? '']?.from ?? [];
  const parts = from.flatMap((name) => {
    const text = textOf(record[name]);
    return text === '' ? [] : [{ text, isOfBothEnds: others.includes(name) }];
  });
  const read = dateOfParts(parts, { end, order: mapping.date, startsAt });
  if (read?.isNextDay) problems.push(problem('hint', 'next_day', column.key, read.text.replace('T', ' ')));
  return read?.text ?? fallback;
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

function rawOf(record: SourceRecord, { from, join = ' ', default: fallback }: Origins): unknown {
  const values = from.map((name) => record[name]).filter((value) => !isEmpty(value, false));
  const [first] = values;
  if (values.length > 1) return values.map(textOf).join(join);
  return first ?? fallback;
}

function translated(raw: unknown, { values }: Origins): unknown {
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
