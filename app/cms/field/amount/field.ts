import { z } from 'zod';
import { readStored } from '#app/cms/read-stored.ts';
import { type CommonOptions, common, type Field } from '../field.ts';

/** An amount of money in the currency of the site, `12.5`; two decimals at most. Nothing entered is null, not 0. */
export function amount(options: CommonOptions = {}): Field<number | null> {
  const stored = z.number().min(0).max(1_000_000).multipleOf(0.01);
  const read = (value: unknown) => readStored(stored, value) ?? null;
  return {
    kind: 'amount',
    order: 'size',
    ...common(options, { place: 'look' }),
    shared: stored,
    localized: null,
    initial: {},
    options: { min: 0 },
    isEmpty: ({ shared }) => read(shared) === null,
    searchText: () => '',
    references: () => [],
    resolve: ({ shared }) => read(shared),
  };
}
