import { type CollectionDefinition, termsOf } from '#app/cms/collection.ts';
import { allCollections } from '#app/collections/registry.ts';

/** The terms a list can be filtered by: what they are, and the list they must occur in to be offered. */
export type TermList = { type: string; of?: { type: string; facet: string }; about: string };

/** Calls that answer filter options (docs/behaviour/calls.md), by the last part of their address. */
export const termLists: Readonly<Record<string, TermList>> = Object.fromEntries(
  allCollections.flatMap((definition) =>
    (definition.api?.terms ?? []).map(({ path, facet, about, isAll }): [string, TermList] => {
      const of = { type: definition.type, facet };
      return [path, { type: termsOf(definition, facet), ...(isAll ? {} : { of }), about }];
    }),
  ),
);

/** A collection that is answered page by page; its query parameters are facets of its definition. */
export type EntryList = { definition: CollectionDefinition; filters: readonly string[]; dated: boolean; about: string };

/** Calls that answer a paged collection, by the last part of their address. Events have a list of their own. */
export const entryLists: Readonly<Record<string, EntryList>> = Object.fromEntries(
  allCollections.flatMap((definition) => {
    const { path, list } = definition.api ?? {};
    if (!path || !list) return [];
    const { about, filters, isDated: dated = false } = list;
    return [[path, { definition, filters, dated, about }]];
  }),
);

/** Collections whose entries can be asked for one by one, by the same part of the address. */
export const entryTypes: Readonly<Record<string, CollectionDefinition>> = Object.fromEntries(
  allCollections.flatMap((definition) => (definition.api ? [[definition.api.path, definition]] : [])),
);
