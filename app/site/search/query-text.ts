const longest = 200;

/** What is looked for. */
export function readQueryText(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, longest);
}
