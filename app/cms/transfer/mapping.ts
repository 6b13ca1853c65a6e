import { z } from 'zod';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import type { CollectionDefinition } from '../collection.ts';
import { columnsOf, ownColumns } from '../field/cell/columns.ts';

const many = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat());

const origin = z
  .union([
    many.transform((from) => ({ from })),
    z.strictObject({
      /** Columns of the file; several are joined. */
      from: many.optional(),
      join: z.string().max(20).optional(),
      /** What the file calls it, and what it is called here. */
      values: z.record(z.string(), z.string()).optional(),
      /** Between several values of one cell. */
      separator: z.string().min(1).max(5).optional(),
      /** Taken where the file has nothing. */
      default: z.string().optional(),
    }),
  ])
  .transform(
    ({
      from = [],
      ...rest
    }: {
      from?: string[];
      join?: string;
      values?: Record<string, string>;
      separator?: string;
      default?: string;
    }) => ({ from, ...rest }),
  );

const schema = z.strictObject({
  /** The name of where the records come from; with `external_id` it is what a record is recognised by. */
  source: z.string().min(1).max(100).optional(),
  external_id: many.optional(),
  /** Where the records of a JSON file are, such as `data.items`. */
  records: z.string().max(200).optional(),
  columns: z.record(z.string(), origin).default({}),
  language: z.enum(locales).default(defaultLocale),
  /** How `3/4/2026` is meant; without it such a day is reported. */
  date: z.enum(['dmy', 'mdy']).optional(),
  /** What an empty cell says: nothing, or that the value shall go. */
  empty: z.enum(['keep', 'clear']).default('keep'),
  /** Types of which an unknown name becomes a new draft. */
  create: z.array(z.string()).default([]),
  /** Sets what markers in the title say (`ENTFÄLLT:`) instead of only naming them. */
  hints: z.enum(['report', 'apply']).default('report'),
});

export type Mapping = z.infer<typeof schema> & {
  /** The file was written by our export: values are taken as they are, and recognised by their own id. */
  exact: boolean;
};

/** Reads a mapping; every mistake in one sentence each. */
export function readMapping(
  definition: CollectionDefinition,
  value: unknown,
): { mapping: Mapping } | { problems: string[] } {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'mapping'}: ${message}`) };
  const known = new Set(columnsOf(definition).map(({ key }) => key));
  const unknown = Object.keys(parsed.data.columns).filter((key) => !known.has(key));
  if (unknown.length > 0)
    return { problems: unknown.map((key) => `columns.${key}: ${definition.type} has no such field`) };
  return { mapping: { ...parsed.data, exact: false } };
}

/** What a file says by the names of its columns alone. What fits no field is left out and named. */
export function suggestMapping(
  definition: CollectionDefinition,
  headers: readonly string[],
): { mapping: Mapping; unused: string[] } {
  const exact = headers.includes(ownColumns.id);
  const columns = columnsOf(definition);
  const byName = new Map<string, string>();
  for (const { key, name, locale } of columns) {
    byName.set(plain(key), key);
    if (locale === defaultLocale && !byName.has(plain(name))) byName.set(plain(name), key);
  }
  const found = headers.flatMap((header) => {
    const key = byName.get(plain(header));
    return key ? [[key, { from: [header] as string[] }] as const] : [];
  });
  const used = new Set<string>([...found.map(([, { from }]) => from[0] ?? ''), ...Object.values(ownColumns)]);
  const external = headers.find((header) => idNames.includes(plain(header)));
  if (external) used.add(external);
  const mapping: Mapping = {
    columns: Object.fromEntries(found),
    ...(external ? { external_id: [external] } : {}),
    language: defaultLocale,
    empty: exact ? 'clear' : 'keep',
    create: [],
    hints: 'report',
    exact,
  };
  return { mapping, unused: headers.filter((header) => !used.has(header)) };
}

const idNames = ['externalid', 'id', 'uid', 'identifier'];

/** `Title (DE)`, `title_de` and `title.de` are one name. */
function plain(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
