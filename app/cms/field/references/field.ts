import { z } from 'zod';
import { readStored } from '#app/cms/read-stored.ts';
import { type CommonOptions, common, type Field } from '../field.ts';
import { type ReferenceView, referenceView } from '../reference/field.ts';

/** Several stored things of one type in an order, kept by id. What is not there for the reader is left out. */
export function references(type: string, options: CommonOptions & { max?: number } = {}): Field<ReferenceView[]> {
  const { max = 50, ...rest } = options;
  const stored = z
    .array(z.uuid())
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'field_problem_list_key' });
  const read = (value: unknown) => readStored(stored, value) ?? [];
  return {
    kind: 'references',
    order: 'target',
    ...common(rest, { place: 'link' }),
    shared: stored,
    localized: null,
    initial: {},
    options: { target: type, max },
    isEmpty: ({ shared }) => read(shared).length === 0,
    searchText: () => '',
    references: ({ shared }) => read(shared).map((id) => ({ type, id })),
    resolve: ({ shared }, context) =>
      read(shared).flatMap((id) => {
        const view = referenceView({ type, id }, context);
        return view ? [view] : [];
      }),
  };
}
