import type { Filters } from '#app/cms/collection/listing/list-sql.ts';
import { readEventQuery } from '#app/collections/event/query.ts';

export type ListQuery = { filters: Filters; date: string | null; page: number; page_size: number };

/**
 * Reads the query of a list as strictly as that of the events (`readEventQuery`): what cannot be meant is as if it were
 * not there, a filter nobody can have finds nothing, and of a parameter that is repeated the first counts.
 */
export function readListQuery(query: URLSearchParams, names: readonly string[]): ListQuery {
  const { date, page, page_size } = readEventQuery(query);
  const filters = names.flatMap((name) => {
    const number = readNumber(query.get(name));
    return number === null ? [] : [[name, [number]] as const];
  });
  return { filters: Object.fromEntries(filters), date, page, page_size };
}

/** Only digits without a leading zero are a number of ours; a word is a number that nothing has. */
function readNumber(value: string | null): number | null {
  if (value === null || value === '') return null;
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : nothing;
}

const nothing = 0;
