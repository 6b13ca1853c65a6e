export type TeamQuery = {
  /** By department, or everybody from A to Z. */
  order: 'category' | 'a-z';
  category: number | null;
  /** The first letter of the sorted name, small. */
  letter: string | null;
  page: number;
};

/** People on a page of the list from A to Z. */
export const teamPageSize = 100;

/** Strict: what cannot be meant is as if it were not there. */
export function readTeamQuery(query: URLSearchParams): TeamQuery {
  const letter = query.get('letter') ?? '';
  const page = query.get('page') ?? '';
  const category = query.get('category') ?? '';
  return {
    order: query.get('order') === 'a-z' || /^[a-z]$/.test(letter) ? 'a-z' : 'category',
    category: /^[1-9]\d{0,14}$/.test(category) ? Number(category) : null,
    letter: /^[a-z]$/.test(letter) ? letter : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function teamAddress(url: string, { order, category, letter, page }: Partial<TeamQuery>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', String(category));
  if (order === 'a-z') query.set('order', order);
  if (letter) query.set('letter', letter);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${url}?${query}` : url;
}

/** The bounds of a letter among sorted names, which are small and without accents. */
export function letterBounds(letter: string | null): { from?: string; before?: string } {
  if (!letter) return {};
  return { from: letter, before: String.fromCharCode(letter.charCodeAt(0) + 1) };
}
