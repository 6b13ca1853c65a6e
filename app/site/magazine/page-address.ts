/** A page of a list of articles; the first has no number. */
export function pageAddress(url: string, page: number): string {
  return page > 1 ? `${url}?page=${page}` : url;
}
