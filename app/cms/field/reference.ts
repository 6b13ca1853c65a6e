import { z } from 'zod';
import { type CommonOptions, common, type Field } from './field.ts';

export type ReferenceView = { id: string; href: string | null; title: string };

/** Another stored thing of one type, kept by id. */
export function reference(type: string, options: CommonOptions = {}): Field<ReferenceView | null> {
  const id = z.uuid();
  const read = (value: unknown) => (id.safeParse(value).success ? (value as string) : null);
  return {
    kind: 'reference',
    ...common(options, { place: 'link' }),
    shared: id,
    localized: null,
    initial: {},
    options: { target: type },
    isEmpty: ({ shared }) => read(shared) === null,
    searchText: () => '',
    references: ({ shared }) => {
      const found = read(shared);
      return found ? [{ type, id: found }] : [];
    },
    resolve: ({ shared }, context) => {
      const found = read(shared);
      const address = found ? context.address({ type, id: found }) : undefined;
      return found && address ? { id: found, href: address.href, title: address.title } : null;
    },
  };
}
