import type { Filters } from './list-sql.ts';
import type { ListingRow } from './listing-row.ts';

/** The tag of one entry: its page, and whatever names it. */
export function entryTag(type: string, id: string): string {
  return `${type}:${id}`;
}

/** The tag of a list: all of a collection, or what one filter shows, `list:event.room.12`. */
export function listTag(type: string, facet?: string): string {
  return facet ? `list:${type}.${facet}` : `list:${type}`;
}

/** The tags of a list, the narrowest that a change of its entries will name. */
export function tagsOfList(type: string, filters: Filters): string[] {
  const [narrow] = Object.entries(filters).filter(([, numbers]) => numbers.length > 0);
  if (!narrow) return [listTag(type)];
  return narrow[1].map((number) => listTag(type, `${narrow[0]}.${number}`));
}

/** The tag of what a list can be filtered by: it changes when something is filed otherwise, not when it is called otherwise. */
export function optionsTag(type: string): string {
  return `options:${type}`;
}

type Listed = { type: string; rows: readonly Pick<ListingRow, 'object_id' | 'facets'>[] };

/** Every tag that a change of these listings touches; `before` are facets that those of the first had until now. */
export function tagsOfListings(listed: readonly Listed[], before: readonly string[] = []): string[] {
  const tags = listed.flatMap(({ type, rows }, at) => {
    const earlier = at === 0 ? before : [];
    if (rows.length === 0 && before.length === 0) return [];
    const facets = new Set(rows.flatMap((row) => row.facets));
    return [
      listTag(type),
      ...(at === 0 && isSameSet(facets, new Set(earlier)) ? [] : [optionsTag(type)]),
      ...rows.map(({ object_id }) => entryTag(type, object_id)),
      ...[...facets, ...earlier].map((facet) => listTag(type, facet)),
    ];
  });
  return [...new Set(tags)];
}

/** While some of these entries are filed under a term as before, whatever else they are, it still finds something. */
function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && one.isSubsetOf(other);
}
