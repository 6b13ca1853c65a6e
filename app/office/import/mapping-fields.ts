import type { CollectionDefinition } from '#app/cms/collection.ts';
import { type Column, columnsOf } from '#app/cms/field/cell/columns.ts';
import type { RowProblem } from '#app/cms/field/cell/problem.ts';
import type { Mapping } from '#app/cms/transfer/mapping.ts';
import { problemText } from '#app/cms/transfer/report-text.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel, fieldLabel } from '#app/inspector/labels.ts';

/** What a column of a file can become: the fields of a collection, shared ones once, words per language. */
export function targetChoices(definition: CollectionDefinition): { key: string; label: string }[] {
  return columnsOf(definition).map((column) => ({ key: column.key, label: columnLabel(definition, column) }));
}

function columnLabel({ type }: CollectionDefinition, { name, locale }: Pick<Column, 'name' | 'locale'>): string {
  const label = fieldLabel(type, name);
  return locale ? `${label}, ${m[`office_language_${locale}`]()}` : label;
}

/** A key such as `title.de` in words. */
export function keyLabel(definition: CollectionDefinition, key: string): string {
  const [name = '', locale] = key.split('.');
  return columnLabel(definition, { name, locale: locales.find((each) => each === locale) ?? null });
}

/** A finding with its field, and what a hint would set, in words of the office. */
export function findingText(definition: CollectionDefinition, problem: RowProblem, locale: Locale): string {
  const column = problem.column && keyLabel(definition, problem.column);
  const [, columnName, field = '', value = ''] = /^(.*) → (\w+): (.*)$/s.exec(problem.value) ?? [];
  const isHint = problem.code === 'hint' && columnName !== undefined && field in definition.fields;
  const text = isHint
    ? `${columnName} → ${fieldLabel(definition.type, field)}: ${choiceLabel(field, value)}`
    : problem.value;
  return problemText({ ...problem, column, value: text }, locale);
}

/** Which fields each column of the file goes to, by the mapping so far. */
export function targetsByHeader({ columns }: Pick<Mapping, 'columns'>): Record<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const [key, { from }] of Object.entries(columns))
    for (const header of from) chosen.set(header, [...(chosen.get(header) ?? []), key]);
  return Object.fromEntries(chosen);
}

/** Whether records are recognised by what they say, because no column of the file is an id. */
export function isKeyMade({ titleField }: CollectionDefinition, { columns, external_id }: Mapping): boolean {
  const titles = Object.entries(columns).flatMap(([key, { from }]) => (key.split('.')[0] === titleField ? from : []));
  return external_id?.some((header) => titles.includes(header)) ?? false;
}

/** Types whose unknown names may become new entries: everything the fields of this collection point at. */
export function creatableTypes({ fields }: CollectionDefinition): string[] {
  return [...new Set(Object.values(fields).flatMap(({ options }) => options.target ?? []))];
}

type Read = { mapping: Mapping; publish: Locale[] };

/**
 * The mapping as a person set it in the form. What a mapping file said beyond the form (translated values, separators)
 * stays with every field whose columns are still the same.
 */
export function readMappingForm(
  form: FormData,
  { definition, mapping, headers }: { definition: CollectionDefinition; mapping: Mapping; headers: readonly string[] },
): Read {
  const known = new Set(columnsOf(definition).map(({ key }) => key));
  const chosen = new Map<string, string[]>();
  for (const [at, header] of headers.entries()) {
    for (const key of new Set(form.getAll(`column${at}`).map(String)))
      if (known.has(key)) chosen.set(key, [...(chosen.get(key) ?? []), header]);
  }
  const columns = Object.fromEntries(
    [...chosen].map(([key, from]) => {
      const before = mapping.columns[key];
      return [key, before && isSame(before.from, from) ? before : { from }];
    }),
  );
  const fixed = Object.fromEntries(Object.entries(mapping.columns).filter(([, { from }]) => from.length === 0));
  const external = headers.filter((header) => form.getAll('external_id').includes(header));
  const date = form.get('date');
  const source = String(form.get('source') ?? '')
    .trim()
    .slice(0, 100);
  const { source: _source, external_id: _external, date: _date, ...rest } = mapping;
  return {
    mapping: {
      ...rest,
      columns: { ...fixed, ...columns },
      empty: form.get('empty') === 'clear' ? 'clear' : 'keep',
      hints: form.get('hints') === '1' ? 'apply' : 'report',
      create: creatableTypes(definition).filter((type) => form.getAll('create').includes(type)),
      ...(external.length > 0 ? { external_id: external } : {}),
      ...(source ? { source } : {}),
      ...(date === 'dmy' || date === 'mdy' ? { date } : {}),
    },
    publish: locales.filter((locale) => form.getAll('publish').includes(locale)),
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((header, at) => header === other[at]);
}
