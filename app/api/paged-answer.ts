type Paged<Item> = { url: string; page: number; pageSize: number; count: number; results: Item[] };

/** A paged list (docs/behaviour/calls.md): count, next, previous, results. Addresses keep the query that was asked. */
export function pagedAnswer<Item>({ url, page, pageSize, count, results }: Paged<Item>) {
  const last = Math.max(1, Math.ceil(count / pageSize));
  const address = (number: number) => {
    const at = new URL(url);
    at.searchParams.set('page', String(number));
    return `${at.pathname}${at.search}`;
  };
  return {
    count,
    next: page < last ? address(page + 1) : null,
    previous: page > 1 ? address(Math.min(page - 1, last)) : null,
    results,
  };
}
