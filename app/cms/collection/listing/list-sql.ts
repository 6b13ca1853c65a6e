import type { Locale } from '#app/i18n/locale.ts';
import { facetKey } from './listing-row.ts';

/** Filter name to the numbers of which one must fit; filters are joined by and. */
export type Filters = Readonly<Record<string, readonly number[]>>;

export type ListQuery = {
  locale: Locale;
  filters?: Filters;
  /** Bounds of the sort key: from this one on, and before that one. */
  from?: string | undefined;
  before?: string | undefined;
  /** A day on which what began earlier and is not over belongs to the list, as the last of that day. */
  running?: string | undefined;
  page?: number;
  page_size?: number;
  /** Last first: the whole list read backwards. */
  backwards?: boolean;
};

/** What is found, what is running, and the numbers of one page of both as an array, which reads \`running\`. */
export function pageSql(type: string, query: ListQuery, values: unknown[]) {
  const { page = 1, page_size = 25, backwards = false } = query;
  const found = foundSql({ type, ...query }, values);
  const running = runningKeysSql({ type, ...query }, values);
  const order = backwards ? 'sort desc, number desc' : 'sort, number';
  const [skip, take] = [bind(values, (page - 1) * page_size), bind(values, page_size)];
  const numbers = `array(select number::float8 from (
         (select sort, number from (${found}) found order by ${order} limit ${skip}::bigint + ${take}::bigint)
         union all select sort, number from running
       ) together order by ${order} limit ${take} offset ${skip})`;
  return { found, running, numbers };
}

type Source = ListQuery & { type: string };

function runningKeysSql(query: Source, values: unknown[]): string {
  if (!query.running) return `select ''::text collate "C" as sort, 0::bigint as number where false`;
  const day = bind(values, query.running);
  const sort = bind(values, `${query.running.replaceAll('-', '')}-9999`);
  return `select ${sort}::text collate "C" as sort, number ${runningSql(query, values)}
    and until_day >= ${day}::date and from_day < ${day}::date`;
}

/** Sort keys and numbers under the filters; both sides of each condition are one range of the facet index. */
export function foundSql({ type, locale, filters = {}, from, before }: Source, values: unknown[]): string {
  const wanted = Object.entries(filters).filter(([, numbers]) => numbers.length > 0);
  const keys = wanted.map(([name, numbers]) =>
    numbers.map((number) => facetKey({ type, locale }, `${name}.${number}`)),
  );
  const [first = [facetKey({ type, locale })], ...others] = keys;
  const bounds = (table: string) =>
    [
      from === undefined ? '' : `and ${table}.sort >= ${bind(values, from)}`,
      before === undefined ? '' : `and ${table}.sort < ${bind(values, before)}`,
    ].join(' ');
  const conditions = others.map(
    (
      facets,
    ) => `and exists (select 1 from listing_facet other where ${anyOf('other', facets, values)} ${bounds('other')}
      and other.sort = one.sort and other.number = one.number)`,
  );
  const distinct = first.length > 1 ? 'distinct' : '';
  return `select ${distinct} one.sort, one.number from listing_facet one
    where ${anyOf('one', first, values)} ${bounds('one')} ${conditions.join(' ')}`;
}

function anyOf(table: string, facets: readonly string[], values: unknown[]): string {
  return facets.length === 1
    ? `${table}.facet = ${bind(values, facets[0])}`
    : `${table}.facet = any(${bind(values, facets)}::text[])`;
}

/** What began on an earlier day than it ends. */
export function runningSql(
  { type, locale, filters = {} }: Pick<Source, 'type' | 'locale' | 'filters'>,
  values: unknown[],
): string {
  const conditions = Object.entries(filters)
    .filter(([, numbers]) => numbers.length > 0)
    .map(([name, numbers]) => {
      const facets = numbers.map((number) => `${name}.${number}`);
      return `and facets && ${bind(values, facets)}::text[]`;
    });
  return `from listing where type = ${bind(values, type)} and locale = ${bind(values, locale)} and until_day > from_day ${conditions.join(' ')}`;
}

/** The place of a value among those of a statement. */
export function bind(values: unknown[], value: unknown): string {
  values.push(value);
  return `$${values.length}`;
}
