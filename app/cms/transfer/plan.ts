import { type Locale, locales } from '#app/i18n/locale.ts';
import { spanProblem } from '../channels/span-problem.ts';
import type { EntryPatch } from '../collection/draft/commands.server.ts';
import { stamped } from '../collection/draft/stamped.ts';
import type { EntryRecord } from '../collection/entry.ts';
import type { CollectionDefinition } from '../collection.ts';
import { patchedValues } from '../draft/patch.ts';
import { type Column, columnsOf } from '../field/cell/columns.ts';
import { problem, type RowProblem } from '../field/cell/problem.ts';
import { initialValues, storedOf } from '../field-set.ts';
import { richFromText } from '../rich-text/from-html.ts';
import { isSame } from '../same-value.ts';
import { writeCell } from './cell.ts';
import type { Mapping } from './mapping.ts';
import type { ReadRow } from './read-row.ts';
import { keyOf, type Target } from './references.server.ts';

type Planning = {
  definition: CollectionDefinition;
  mapping: Mapping;
  targets: ReadonlyMap<string, Target>;
  current: EntryRecord | null;
  now: Temporal.Instant;
};

/** What a row would change: a patch and the columns it names. Pure. */
export function planRow(row: ReadRow, { definition, mapping, targets, current, now }: Planning) {
  const problems = [...row.problems];
  const { prose: proseOf } = definition.import;
  const patch = { props: {} as Record<string, unknown>, i18n: {} as Partial<Record<Locale, Record<string, unknown>>> };
  const put = ({ name, locale }: Pick<Column, 'name' | 'locale'>, value: unknown) => {
    if (!locale) patch.props[name] = value;
    else {
      const texts = patch.i18n[locale] ?? {};
      texts[name] = value;
      patch.i18n[locale] = texts;
    }
  };
  const prose: { field: string; text: string }[] = [];
  for (const { column, raw, read } of row.cells) {
    const found = read.names ? referred(column, read.names, targets) : { value: read.value, problems: read.problems };
    const kept = proseOf[column.name];
    // A date that cannot be read is an error; only words behind a readable one are kept.
    const isDate = column.field.kind === 'date' || column.field.kind === 'date-time';
    if (kept && read.prose !== undefined && !mapping.exact && (!isDate || read.value !== undefined)) {
      prose.push({ field: kept, text: read.prose });
      problems.push(problem('warning', 'kept_as_text', column.key, raw));
      if (found.value !== undefined) put(column, found.value);
      continue;
    }
    const otherwise = mapping.columns[column.key]?.otherwise;
    if (otherwise && found.problems.some(({ code }) => code === 'unknown_reference')) {
      prose.push({ field: otherwise, text: String(raw) });
      problems.push(problem('warning', 'kept_as_text', column.key, raw));
      continue;
    }
    problems.push(...found.problems);
    if (found.problems.some(({ level }) => level === 'error')) continue;
    if (found.value !== undefined) put(column, found.value);
    else if (mapping.empty === 'clear') put(column, null);
  }
  keepProse(definition, prose, { patch, put, language: mapping.language });
  applyHints(row, { definition, mapping, problems, put });
  const before = current ?? { props: initialValues(definition.fields).props, i18n: {} };
  const changes = changesOf(definition, patch, before);
  const after = patchedValues(before, stamped(definition, changes.patch, now));
  problems.push(...contradictions(definition, after.props), ...missing(definition, after));
  return { patch: changes.patch, changes: changes.columns, after, problems };
}

function referred(column: Column, names: readonly string[], targets: ReadonlyMap<string, Target>) {
  const problems: RowProblem[] = [];
  const ids = names.flatMap((name) => {
    const target = targets.get(keyOf({ type: column.field.options.target ?? '', name }));
    if (target && 'id' in target) return [target.id];
    problems.push(
      problem('error', target && 'ambiguous' in target ? 'ambiguous_reference' : 'unknown_reference', column.key, name),
    );
    return [];
  });
  return { value: column.field.kind === 'references' ? [...new Set(ids)] : ids[0], problems };
}

type Patch = { props: Record<string, unknown>; i18n: Partial<Record<Locale, Record<string, unknown>>> };
type Put = (column: Pick<Column, 'name' | 'locale'>, value: unknown) => void;

/** Words that a field could not hold stand in another one, behind what the file says there itself. */
function keepProse(
  { fields }: CollectionDefinition,
  prose: readonly { field: string; text: string }[],
  { patch, put, language }: { patch: Patch; put: Put; language: Locale },
): void {
  for (const { field: name, text } of prose) {
    const field = fields[name];
    if (!field?.localized) continue;
    const own = patch.i18n[language]?.[name];
    const words = [...new Set([typeof own === 'string' ? own : '', text])].filter(Boolean).join('\n');
    if (field.kind !== 'rich-text') put({ name, locale: language }, words);
    else {
      const content = (own as { content?: unknown[] } | undefined)?.content ?? [];
      put({ name, locale: language }, { type: 'doc', content: [...content, ...(richFromText(text).content ?? [])] });
    }
  }
}

function applyHints(
  { cells }: ReadRow,
  {
    definition,
    mapping,
    problems,
    put,
  }: Pick<Planning, 'definition' | 'mapping'> & { problems: RowProblem[]; put: Put },
): void {
  const titles = cells.filter(({ column }) => column.name === definition.titleField);
  const mapped = new Set(cells.filter(({ read }) => read.value !== undefined).map(({ column }) => column.name));
  const seen = new Set<string>();
  for (const { column, read } of titles) {
    if (typeof read.value !== 'string') continue;
    for (const { field, value, words } of definition.import.hints?.(read.value) ?? []) {
      if (!seen.has(field)) problems.push(problem('hint', 'hint', column.key, `${words} → ${field}: ${String(value)}`));
      seen.add(field);
      if (mapping.hints === 'apply' && !mapped.has(field)) put({ name: field, locale: null }, value);
    }
  }
}

/** Only what differs from what is there, so that importing again changes nothing. */
function changesOf(definition: CollectionDefinition, patch: Patch, before: Pick<EntryRecord, 'props' | 'i18n'>) {
  const kept: Required<EntryPatch> = { props: {}, i18n: {} };
  const columns: string[] = [];
  const sameName = (id: string) => id;
  for (const column of columnsOf(definition)) {
    const { key, name, field, locale } = column;
    const values = locale ? patch.i18n[locale] : patch.props;
    if (!values || !(name in values)) continue;
    const was = (locale ? before.i18n[locale] : before.props)?.[name];
    const value = values[name];
    if (isSame(writeCell({ field }, was, sameName), writeCell({ field }, value, sameName))) continue;
    if (value === null && field.isEmpty(locale ? { localized: was } : { shared: was }) && field.kind === 'list')
      continue;
    columns.push(key);
    if (!locale) kept.props[name] = value;
    else kept.i18n[locale] = { ...kept.i18n[locale], [name]: value };
  }
  return { patch: kept, columns };
}

/** Fields that contradict each other; what can never be published is not written. */
function contradictions(definition: CollectionDefinition, props: Record<string, unknown>): RowProblem[] {
  const { span } = definition;
  return [
    ...spanProblem(definition, props).map(({ path }) =>
      problem('error', 'end_before_start', path, `${props[span?.start ?? '']} – ${props[path]}`),
    ),
    ...definition.problems(props).map(({ path, code }) => problem('error', code, path, props[path])),
  ];
}

/** What would stand against publishing; a draft may be incomplete. */
function missing(
  { fields, inherits }: CollectionDefinition,
  { props, i18n }: Pick<EntryRecord, 'props' | 'i18n'>,
): RowProblem[] {
  const inherited = inherits && props[inherits.by] ? inherits.fields : {};
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field.required || name in inherited) return [];
    const languages = field.localized ? locales.filter((locale) => Object.keys(i18n[locale] ?? {}).length > 0) : [null];
    return languages.flatMap((locale) =>
      field.isEmpty(storedOf(name, props, locale ? i18n[locale] : {}))
        ? [problem('warning', 'missing', locale ? `${name}.${locale}` : name, '')]
        : [],
    );
  });
}
