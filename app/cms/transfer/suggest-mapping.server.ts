import { defaultLocale } from '#app/venue/default-locale.ts';
import type { CollectionDefinition } from '../collection.ts';
import { type Column, columnsOf, ownColumns } from '../field/cell/columns.ts';
import { columnNames, fieldLabels, languageOf } from './labels/column-names.server.ts';
import { fold } from './labels/fold.ts';
import type { ImportLabels } from './labels/import-labels.ts';
import type { Mapping } from './mapping.ts';

const idNames = ['externalid', 'id', 'uid', 'identifier', 'kennung', 'eventid', 'veranstaltungsid', 'terminid'];

/**
 * What a file says by the names of its columns alone: the keys of fields, their labels in either language, and what
 * others call them. Several columns for one date are joined. What fits no field is left out and named. A table without
 * ids is recognised by title and date.
 */
export function suggestMapping(
  definition: CollectionDefinition,
  headers: readonly string[],
  labels: ImportLabels,
): { mapping: Mapping; unused: string[] } {
  const exact = headers.includes(ownColumns.id);
  const found = byColumn(definition, headers, labels);
  const used = new Set<string>([...[...found.values()].flat(), ...Object.values(ownColumns)]);
  const named = headers.find((header) => idNames.includes(fold(header)));
  const external = named ? [named] : exact ? [] : keyColumns(definition, found);
  for (const header of external) used.add(header);
  const mapping: Mapping = {
    columns: Object.fromEntries([...found].map(([key, from]) => [key, { from }])),
    ...(external.length > 0 ? { external_id: external } : {}),
    language: defaultLocale,
    empty: exact ? 'clear' : 'keep',
    create: [],
    hints: 'report',
    exact,
  };
  return { mapping, unused: headers.filter((header) => !used.has(header)) };
}

/** The second column of a name in a workbook. */
const numbered = / \(\d+\)$/;

/** Without an id, the title and when it is: two dates of one title are two. */
function keyColumns({ titleField, span }: CollectionDefinition, found: ReadonlyMap<string, string[]>): string[] {
  const title = found.get(`${titleField}.${defaultLocale}`) ?? found.get(titleField);
  return title ? [...title, ...(found.get(span?.start ?? '') ?? [])] : [];
}

function byColumn(definition: CollectionDefinition, headers: readonly string[], labels: ImportLabels) {
  const keys = columnNames(definition, labels);
  const columns = new Map(columnsOf(definition).map((column) => [column.key, column]));
  const found = new Map<string, string[]>();
  for (const header of headers) {
    const column = columns.get(keys.get(fold(header.replace(numbered, ''))) ?? '');
    if (column) found.set(column.key, [...(found.get(column.key) ?? []), header]);
  }
  for (const [key, from] of [...found]) {
    const column = columns.get(key);
    if (!column || from.length === 1 || isJoined(column)) continue;
    // `Titel` beside `Title`: each in its language. Of two labels for one thing the first is taken.
    const labels = column.locale ? fieldLabels(definition.type, column.name) : [];
    const own = from.find((header) => languageOf(header, labels) === column.locale) ?? from[0] ?? '';
    found.set(key, [own]);
    for (const header of from) {
      const other = `${column.name}.${languageOf(header, labels)}`;
      if (header !== own && columns.has(other) && !found.has(other)) found.set(other, [header]);
    }
  }
  return found;
}

function isJoined({ field }: Column): boolean {
  return field.kind === 'date-time' || field.kind === 'date';
}
