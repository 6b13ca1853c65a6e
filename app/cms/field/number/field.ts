import { z } from 'zod';
import { type CommonOptions, common, type Field } from '../field.ts';

export type NumberOptions = CommonOptions & { min?: number; max?: number; initial?: number };

/** A whole number. Without an initial value it may be empty and resolves to its minimum or 0. */
export function number({ min, max, initial, ...rest }: NumberOptions = {}): Field<number> {
  const lower = z.int().min(min ?? Number.MIN_SAFE_INTEGER);
  const fallback = initial ?? min ?? 0;
  return {
    kind: 'number',
    order: 'size',
    ...common(rest, { place: 'look' }),
    shared: lower.max(max ?? Number.MAX_SAFE_INTEGER),
    localized: null,
    initial: initial === undefined ? {} : { shared: initial },
    options: { min, max },
    isEmpty: ({ shared }) => initial === undefined && typeof shared !== 'number',
    searchText: () => '',
    references: () => [],
    resolve: ({ shared }) => (typeof shared === 'number' ? shared : fallback),
  };
}
