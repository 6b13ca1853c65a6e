import { z } from 'zod';
import { type CommonOptions, common, type Field } from '../field.ts';

/** Yes or no. */
export function flag({ initial = false, ...rest }: CommonOptions & { initial?: boolean } = {}): Field<boolean> {
  return {
    kind: 'flag',
    order: 'words',
    ...common(rest, { place: 'look' }),
    shared: z.boolean(),
    localized: null,
    initial: { shared: initial },
    options: {},
    isEmpty: () => false,
    searchText: () => '',
    references: () => [],
    resolve: ({ shared }) => (typeof shared === 'boolean' ? shared : initial),
  };
}
