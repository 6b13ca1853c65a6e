import type { DraftQuery } from '#app/cms/collection/draft/drafts.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { isLocalDate } from '#app/cms/field/date/field.ts';
import { addDays, venueInstant } from '#app/cms/venue-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { isDated } from '../format.ts';

export const pageSize = 50;
/** What stands in every list; besides, a list is sorted by any of its fields, named `field:room`. */
const sorts = ['label', 'starts', 'updated', 'number', 'state'] as const;
export type Sort = NonNullable<DraftQuery['sort']>;

/** What a list shows, as its address says it: everything in it can be linked, kept as a view and gone back to. */
export type ListQuery = {
  q: string;
  sort: Sort;
  descending: boolean;
  page: number;
  /** `de:offline` and the like; empty for all. */
  state: string;
  bin: boolean;
  /** First and last day of dated lists; empty for all. */
  from: string;
  until: string;
  /** Value by the field that is filtered. */
  where: Record<string, string>;
  /** Fields shown beside the title, in the order of the definition. */
  columns: string[];
};

export const states = ['de:online', 'de:offline', 'en:online', 'en:offline'] as const;

/** Reads an address without ever failing: what makes no sense counts as not said. Dated lists begin today. */
export function readListQuery(definition: CollectionDefinition, params: URLSearchParams, today: string): ListQuery {
  const dated = isDated(definition);
  const day = (name: string, otherwise: string) => {
    const value = params.get(name);
    return value === null ? otherwise : isLocalDate(value) ? value : '';
  };
  const sort = sortIn(definition, params) ?? (dated ? 'starts' : 'updated');
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    sort,
    descending: params.has('dir') ? params.get('dir') === 'desc' : sort === 'updated',
    page: Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 4_000),
    state: states.find((each) => each === params.get('state')) ?? '',
    bin: params.get('bin') === '1',
    from: dated ? day('from', today) : '',
    until: dated ? day('until', '') : '',
    where: Object.fromEntries(
      filterFields(definition).flatMap((name) => {
        const value = params.get(name) ?? '';
        return value && value.length <= 60 ? [[name, value]] : [];
      }),
    ),
    columns: columnsIn(definition, params),
  };
}

function sortIn(definition: CollectionDefinition, params: URLSearchParams): Sort | null {
  const asked = params.get('sort');
  const field = columnChoices(definition).find((name) => asked === fieldSort(name));
  return field === undefined ? (sorts.find((each) => each === asked) ?? null) : fieldSort(field);
}

/** The name of the order by a field. */
export function fieldSort(field: string): Sort {
  return `field:${field}`;
}

/**
 * The same look at a list said in the fewest words, as a view keeps it: nothing that says nothing, no page, and a list that
 * begins today begins with the day on which it is looked at.
 */
export function viewQuery(params: URLSearchParams, today: string): string {
  const parameters = [...params].filter(
    ([name, value]) => name !== 'page' && (value !== '' || name === 'from') && !(name === 'from' && value === today),
  );
  const query = new URLSearchParams(parameters);
  query.sort();
  return parameters.length > 0 ? `?${query}` : '';
}

/** What a list shows, said so that it means the same tomorrow: for its file. Empty when it shows everything. */
export function exportQuery(definition: CollectionDefinition, params: URLSearchParams, today: string): string {
  const parameters = [...params].filter(
    ([name, value]) => name !== 'page' && name !== 'column' && (value !== '' || name === 'from'),
  );
  const query = new URLSearchParams(parameters);
  if (isDated(definition) && !query.has('from')) query.set('from', today);
  return `${query}`;
}

/** Fields a person can have as columns: of events their first and of everything the title stand there anyway. */
export function columnChoices({ fields, titleField }: CollectionDefinition): string[] {
  return Object.entries(fields).flatMap(([name, { order }]) => (name !== titleField && order ? [name] : []));
}

/** The columns an address asks for, or those the definition proposes. */
function columnsIn({ columns, ...definition }: CollectionDefinition, params: URLSearchParams): string[] {
  const chosen = new Set(params.getAll('column'));
  if (chosen.size === 0) return columns.filter((name) => name !== definition.titleField);
  return columnChoices({ columns, ...definition }).filter((name) => chosen.has(name));
}

/** Fields one can choose a value of: those the visitors filter by, and the choices and flags among the columns. */
export function filterFields({ fields, facets, columns }: CollectionDefinition): string[] {
  const named = new Set([...columns, ...Object.values(facets)]);
  return [...named].filter((name) => ['reference', 'references', 'choice', 'flag'].includes(fields[name]?.kind ?? ''));
}

/** The same as the engine asks for it. */
export function draftQuery(
  { fields }: CollectionDefinition,
  { q, sort, descending, page, state, bin, from, until, where }: ListQuery,
  locale: Locale,
): DraftQuery {
  const [language, is] = state.split(':');
  const values = Object.entries(where).map(([name, value]) => [
    name,
    fields[name]?.kind === 'flag' ? value === 'true' : value,
  ]);
  return {
    locale,
    q,
    sort,
    descending,
    page,
    page_size: pageSize,
    bin,
    where: Object.fromEntries(values),
    ...(from ? { from: venueInstant(from) } : {}),
    ...(until ? { before: venueInstant(addDays(until, 1)) } : {}),
    ...(state ? { state: { locale: language as Locale, is: is as 'online' | 'offline' } } : {}),
  };
}

/** The address of the same list with some parts said differently; the page is counted anew unless it is what changes. */
export function listAddress(params: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
