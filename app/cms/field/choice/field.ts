import { z } from 'zod';
import { type CommonOptions, common, type Field } from '../field.ts';

/** One of a fixed list. Without an initial value nothing chosen is the empty string. */
export function choice<const Choices extends readonly string[]>(
  choices: Choices,
  { initial, ...rest }: CommonOptions & { initial?: Choices[number] } = {},
): Field<Choices[number] | ''> {
  const known = (value: unknown): value is Choices[number] => choices.includes(value as string);
  const read = (value: unknown) => (known(value) ? value : (initial ?? ''));
  return {
    kind: 'choice',
    order: 'choice',
    ...common(rest, { place: 'look' }),
    shared: z.enum(['', ...choices]),
    localized: null,
    initial: initial === undefined ? {} : { shared: initial },
    options: { choices },
    isEmpty: ({ shared }) => read(shared) === '',
    searchText: () => '',
    references: () => [],
    resolve: ({ shared }) => read(shared),
  };
}
