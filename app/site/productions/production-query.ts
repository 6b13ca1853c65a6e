import { readDate, writeDate } from '#app/collections/event/query.ts';

/** The filters of the productions list (docs/behaviour/lists.md#productions). */
export const productionFilters = ['season', 'exhibition_type', 'tag'] as const;

export type ProductionFilter = (typeof productionFilters)[number];

export type ProductionQuery = {
  filter: Partial<Record<ProductionFilter, number>>;
  /** The day from which on something is shown, `2026-12-01`; null is today. */
  date: string | null;
  page: number;
};

/** Productions on a page. Twelve are two screens, and few venues show more at once. */
export const productionPageSize = 12;
const lastPage = 1000;

/** Strict, as the programme reads its query: what cannot be meant is as if it were not there. */
export function readProductionQuery(query: URLSearchParams): ProductionQuery {
  const filter = productionFilters.flatMap((name) => {
    const number = readNumber(query.get(name));
    return number === null ? [] : [[name, number] as const];
  });
  const page = readNumber(query.get('page')) ?? 1;
  return {
    filter: Object.fromEntries(filter),
    date: readDate(query.get('date')),
    page: Math.min(Math.max(page, 1), lastPage),
  };
}

/** The address of a state of the list; what is as usual is left out. */
export function productionAddress(url: string, { filter, date, page }: Partial<ProductionQuery>): string {
  const query = new URLSearchParams();
  if (date) query.set('date', writeDate(date));
  for (const name of productionFilters) {
    const number = filter?.[name];
    if (number !== undefined) query.set(name, String(number));
  }
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${url}?${query}` : url;
}

function readNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
