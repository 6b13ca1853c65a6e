/** The filters of the events list (docs/behaviour/lists.md#filters), each one parameter of the query. */
export const filterNames = ['room', 'type', 'tag', 'series', 'genre'] as const;

export type FilterName = (typeof filterNames)[number];

/** A number, or the slug of a type. */
export type FilterValue = number | string;

export type EventQuery = {
  filter: Partial<Record<FilterName, FilterValue>>;
  /** The day the list begins with, `2026-11-21`; null is today. */
  date: string | null;
  page: number;
  page_size: number;
  overlay: boolean;
};

export const eventPageSize = 25;
const largestPageSize = 100;
const lastPage = 10_000;

/**
 * Reads the state of the list from a query, strictly (docs/behaviour/lists.md#query): what cannot be meant is as if it
 * were not there, so no query is an error. Of a parameter that is repeated the first counts.
 */
export function readEventQuery(query: URLSearchParams): EventQuery {
  const filter = filterNames.flatMap((name) => {
    const value = readFilter(query.get(name));
    return value === null ? [] : [[name, value] as const];
  });
  return {
    filter: Object.fromEntries(filter),
    date: readDate(query.get('date')),
    page: readCount(query.get('page'), lastPage) ?? 1,
    page_size: readCount(query.get('page_size'), largestPageSize) ?? eventPageSize,
    overlay: query.get('overlay') === 'true',
  };
}

/** The query of a state, in one order; today, the first page and empty filters are left out. */
export function writeEventQuery(state: Partial<EventQuery>, today: string): URLSearchParams {
  const query = new URLSearchParams();
  if (state.overlay) query.set('overlay', 'true');
  if (state.date && state.date !== today) query.set('date', writeDate(state.date));
  for (const name of filterNames) {
    const value = state.filter?.[name];
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  if (state.page && state.page > 1) query.set('page', String(state.page));
  return query;
}

/** `21-11-2026`; a day that does not exist is none. */
export function readDate(value: string | null): string | null {
  const parts = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(value ?? '');
  if (!parts) return null;
  const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 2200;
  return exists ? date.toISOString().slice(0, 10) : null;
}

export function writeDate(day: string): string {
  return day.split('-').reverse().join('-');
}

/** Only 0 or 1 to 15 digits without a leading zero are a number; `007` stays text. */
function readFilter(value: string | null): FilterValue | null {
  if (value === null || value === '') return null;
  if (/^(0|[1-9]\d{0,14})$/.test(value)) return Number(value);
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 100 ? value : null;
}

function readCount(value: string | null, most: number): number | null {
  if (value === null || !/^[1-9]\d{0,5}$/.test(value)) return null;
  return Math.min(Number(value), most);
}
