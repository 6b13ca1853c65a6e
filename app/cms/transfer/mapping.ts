import { z } from 'zod';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import type { CollectionDefinition } from '../collection.ts';
import { columnsOf } from '../field/cell/columns.ts';

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
      /** The field that keeps the words where nothing of this name exists. */
      otherwise: z.string().optional(),
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
      otherwise?: string;
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
