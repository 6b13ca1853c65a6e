import { parseLink, resolveLink, storedLink } from '#app/cms/link.ts';
import type { LinkView } from '#app/cms/resolve.ts';
import { type CommonOptions, common, type Field } from '../field.ts';

/** A link to something of ours by reference, or to an address. */
export function link(options: CommonOptions = {}): Field<LinkView | null> {
  return {
    kind: 'link',
    ...common(options, { place: 'link' }),
    shared: storedLink,
    localized: null,
    initial: {},
    options: {},
    isEmpty: ({ shared }) => parseLink(shared) === null,
    searchText: () => '',
    references: ({ shared }) => {
      const ref = parseLink(shared)?.ref;
      return ref ? [{ type: ref.type, id: ref.id }] : [];
    },
    resolve: ({ shared }, context) => resolveLink(parseLink(shared), context),
  };
}
