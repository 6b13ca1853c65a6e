/** Query keys a page may depend on; every other key is cut off before the page is drawn. */
export const allowedQuery: ReadonlySet<string> = new Set([
  'page',
  'q',
  'query',
  'date',
  'overlay',
  'room',
  'type',
  'tag',
  'series',
  'genre',
  'season',
  'exhibition_type',
  'category',
  'order',
  'letter',
]);

const longestValue = 200;

/** The path with the query that matters, in one order: what a cached page is found by. The path names the language. */
export function pageKey(url: URL): string {
  const kept = [...url.searchParams].filter(([key, value]) => allowedQuery.has(key) && value.length <= longestValue);
  if (kept.length === 0) return url.pathname;
  const query = new URLSearchParams(kept);
  query.sort();
  return `${url.pathname}?${query}`;
}
