import type { ListingRow } from './listing-row.ts';

/** The tag of one entry: its page, and whatever names it. */
export function entryTag(type: string, id: string): string {
  return `${type}:${id}`;
}

/** The tag of a list: all of a collection, or what one filter shows, `list:event.room.12`. */
export function listTag(type: string, facet?: string): string {
  return facet ? `list:${type}.${facet}` : `list:${type}`;
}

type Listed = { type: string; rows: readonly Pick<ListingRow, 'object_id' | 'facets'>[] };

/** Every tag that a change of these listings touches; `before` are facets they had until now. */
export function tagsOfListings(listed: readonly Listed[], before: readonly string[] = []): string[] {
  const tags = listed.flatMap(({ type, rows }) =>
    rows.length === 0 && before.length === 0
      ? []
      : [
          listTag(type),
          ...rows.flatMap(({ object_id, facets }) => [
            entryTag(type, object_id),
            ...facets.map((facet) => listTag(type, facet)),
          ]),
        ],
  );
  const [first] = listed;
  return [...new Set([...tags, ...(first ? before.map((facet) => listTag(first.type, facet)) : [])])];
}
