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
