import { z } from 'zod';
import { problemsOf } from '#app/cms/field-problems.ts';
import { partsOf, storedOf, viewOf } from '#app/cms/field-set.ts';
import { type CommonOptions, common, type Field, type Fields, type Stored, type ViewOf } from '../field.ts';

export type ListItem = { _key: string } & Record<string, unknown>;
export type ListView<F extends Fields> = ({ _key: string } & ViewOf<F>)[];

type Texts = Record<string, Record<string, unknown>>;

const key = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** Items with stable keys: order and shared values once, words of each language by key. */
export function list<F extends Fields>(fields: F, options: CommonOptions & { max?: number } = {}): Field<ListView<F>> {
  const { max = 100, ...rest } = options;
  const parts = partsOf(fields);
  const item = z.strictObject({ ...(parts.shared?.shape ?? {}), _key: key });
  return {
    kind: 'list',
    ...common(rest),
    shared: z.array(item).max(max).refine(hasDistinctKeys, { message: 'field_problem_list_key' }),
    localized: parts.localized ? z.record(key, parts.localized) : null,
    initial: { shared: [] },
    options: { fields, max },
    isEmpty: (stored) => itemsOf(stored).length === 0,
    searchText: (stored) =>
      eachField(fields, stored, (field, part) => field.searchText(part))
        .filter(Boolean)
        .join(' '),
    references: (stored) => eachField(fields, stored, (field, part) => field.references(part)).flat(),
    problems: (stored, context) =>
      itemsOf(stored).flatMap((entry) =>
        problemsOf(fields, { props: entry, texts: textsOf(stored)[entry._key], context }).map((problem) => ({
          ...problem,
          path: `${entry._key}.${problem.path}`,
        })),
      ),
    resolve: (stored, context) =>
      itemsOf(stored).map((entry) => ({
        ...viewOf(fields, { props: entry, texts: textsOf(stored)[entry._key], context }),
        _key: entry._key,
      })),
  };
}

/** The items of a stored list; a broken value counts as an empty list. */
export function itemsOf({ shared }: Stored): ListItem[] {
  return Array.isArray(shared) ? shared.filter((item): item is ListItem => typeof item?._key === 'string') : [];
}

function textsOf({ localized }: Stored): Texts {
  return (localized ?? {}) as Texts;
}

function eachField<Result>(fields: Fields, stored: Stored, ask: (field: Field, part: Stored) => Result): Result[] {
  return itemsOf(stored).flatMap((item) =>
    Object.entries(fields).map(([name, field]) => ask(field, storedOf(name, item, textsOf(stored)[item._key]))),
  );
}

function hasDistinctKeys(items: { _key: string }[]): boolean {
  return new Set(items.map((item) => item._key)).size === items.length;
}
