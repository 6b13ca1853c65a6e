import { z } from 'zod';
import { readStored } from '#app/cms/read-stored.ts';
import type { Reference } from '#app/cms/reference.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { type CommonOptions, common, type Field } from '../field.ts';

/** `number` is the public id of an entry; pages have none. */
export type ReferenceView = { id: string; href: string | null; title: string; number?: number };

/** Another stored thing of one type, kept by id. */
export function reference(type: string, options: CommonOptions = {}): Field<ReferenceView | null> {
  const id = z.uuid();
  const read = (value: unknown) => readStored(id, value) ?? null;
  return {
    kind: 'reference',
    order: 'target',
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
      return found ? referenceView({ type, id: found }, context) : null;
    },
  };
}

/** What a view knows of something referred to, or null while it is not there for the reader. */
export function referenceView(found: Reference, context: ResolveContext): ReferenceView | null {
  const address = context.address(found);
  if (!address) return null;
  const { href, title, number } = address;
  return { id: found.id, href, title: context.typeset?.(title) ?? title, ...(number === undefined ? {} : { number }) };
}
