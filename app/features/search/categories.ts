/**
 * Kinds of results in the order of the strip, and what is stored under each. A kind whose pages are not drawn yet stays
 * empty, so that no result leads nowhere: name the collection here together with its route.
 */
export const searchTypes: Readonly<Record<SearchCategory, readonly string[]>> = {
  events: ['event'],
  productions: ['production'],
  articles: ['article'],
  persons: ['person'],
  venues: ['venue'],
  pages: ['page'],
};

export type SearchCategory = 'events' | 'productions' | 'articles' | 'persons' | 'venues' | 'pages';

export function isSearchCategory(name: string): name is SearchCategory {
  return Object.hasOwn(searchTypes, name);
}

/** Everything that can be found, each with indexes of its own (migrations/0016-search-by-kind.sql). */
export const everyType: readonly string[] = Object.values(searchTypes).flat();

export function categoryOf(type: string): SearchCategory | undefined {
  // Proof: the keys of searchTypes are the categories.
  return (Object.keys(searchTypes) as SearchCategory[]).find((category) => searchTypes[category].includes(type));
}

/**
 * So many of one kind are counted, and can be read page by page. Of words that more documents hold, those are weighed whose
 * title holds them and the dates that come next: counting and weighing the others would be all that such a search costs.
 */
export const mostOfKind = 200;
