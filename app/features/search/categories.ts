import { allCollections } from '#app/collections/registry.ts';

/** A kind of results, such as `events`: part of an address. */
export type SearchCategory = string;

/** What the pages are found as; they are no collection of the registry. */
const pages: SearchCategory = 'pages';

const searched = allCollections.flatMap(({ type, search }) => (search ? [{ type, ...search }] : []));

/** Kinds of results in the order of the strip, and what is stored under each. */
export const searchTypes: Readonly<Record<SearchCategory, readonly string[]>> = {
  ...Object.fromEntries(
    searched.map(({ category }) => [category, searched.flatMap((one) => (one.category === category ? one.type : []))]),
  ),
  [pages]: ['page'],
};

/** The key of the message that names each kind. */
export const searchLabels: Readonly<Record<SearchCategory, string>> = {
  ...Object.fromEntries(searched.map(({ category, label }) => [category, label])),
  [pages]: 'shell_search_pages',
};

/** Kinds whose entries have a day: those that come next are weighed before others (migrations/0016-search-by-kind.sql). */
export const datedTypes: ReadonlySet<string> = new Set(searched.flatMap(({ type, isDated }) => (isDated ? type : [])));

export function isSearchCategory(name: string): boolean {
  return Object.hasOwn(searchTypes, name);
}

/** Everything that can be found, each with indexes of its own. */
export const everyType: readonly string[] = Object.values(searchTypes).flat();

export function categoryOf(type: string): SearchCategory | undefined {
  return Object.keys(searchTypes).find((category) => searchTypes[category]?.includes(type));
}
