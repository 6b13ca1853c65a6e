import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { CollectionDefinition, Collections } from '../collection.ts';
import type { Fields } from '../field/field.ts';
import type { Address } from '../resolve.ts';
import { listTag } from './cache-tags.ts';
import { type Cards, drawCards, listingsByNumber } from './cards.server.ts';
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

export type Page<F extends Fields> = Cards<F> & { count: number; page: number; page_size: number };

/** One page of what visitors may see of a collection, in its order. Reads the facet index and the rows of the page. */
export async function listPublished<F extends Fields>(
  definition: CollectionDefinition<F>,
  { collections, pages, ...query }: ListQuery & { collections: Collections; pages?: Readonly<Record<string, Address>> },
): Promise<Page<F>> {
  const { locale, page = 1, page_size = 25, filters = {} } = query;
  const { count, numbers } = await foundNumbers(definition.type, query);
  const rows = await listingsByNumber(definition.type, { locale, numbers });
  const { cards, tags, pictures } = await drawCards(definition, rows, {
    locale,
    collections,
    ...(pages ? { pages } : {}),
  });
  return { cards, tags: [...tagsOfList(definition.type, filters), ...tags], pictures, count, page, page_size };
}

/**
 * The first ones of a list, as cards with only these fields, for who needs many of them at once: nothing is counted, and
 * nothing is looked up that no field of them names.
 */
export async function firstPublished<F extends Fields, Name extends keyof F>(
  definition: CollectionDefinition<F>,
  {
    collections,
    pages = {},
    only,
    ...query
  }: Omit<ListQuery, 'page'> & {
    collections: Collections;
    pages?: Readonly<Record<string, Address>>;
    only: readonly Name[];
  },
): Promise<Cards<F, Name>> {
  const { locale, filters = {} } = query;
  const values: unknown[] = [];
  const { running, numbers } = pageSql(definition.type, query, values);
  const { rows: found } = await pool().query<{ numbers: number[] }>(
    `with running as materialized (${running}) select ${numbers} as numbers`,
    values,
  );
  const rows = await listingsByNumber(definition.type, { locale, numbers: found[0]?.numbers ?? [] });
  const { cards, tags, pictures } = await drawCards(definition, rows, { locale, collections, pages, only });
  return { cards, tags: [...tagsOfList(definition.type, filters), ...tags], pictures };
}

export type DayCount = { day: string; count: number };

/** Days on which something found takes place, ascending, with how much; what lasts several days counts on each of them. */
export async function daysPublished(
  type: string,
  { locale, filters = {}, first, last }: { locale: Locale; filters?: Filters; first: string; last: string },
): Promise<DayCount[]> {
  const values: unknown[] = [];
  const from = first.replaceAll('-', '');
  const before = `${last.replaceAll('-', '')}~`;
  const found = foundSql({ type, locale, filters, from, before }, values);
  const spanning = runningSql({ type, locale, filters }, values);
  const [low, high] = [bind(values, first), bind(values, last)];
  const { rows } = await pool().query<DayCount>(
    `select day, count(*)::int as count from (
       select to_date(left(sort, 8), 'YYYYMMDD')::text as day, number from (${found}) found
       union
       select day::date::text, number from (
         select number, from_day, until_day ${spanning} and until_day >= ${low}::date and from_day <= ${high}::date
       ) spanning, generate_series(greatest(from_day, ${low}::date), least(until_day, ${high}::date), '1 day') as day
     ) taking_place group by day order by day`,
    values,
  );
  return rows;
}

/** The tags of a list, the narrowest that a change of its entries will name. */
export function tagsOfList(type: string, filters: Filters): string[] {
  const [narrow] = Object.entries(filters).filter(([, numbers]) => numbers.length > 0);
  if (!narrow) return [listTag(type)];
  return narrow[1].map((number) => listTag(type, `${narrow[0]}.${number}`));
}

/** Counting and paging are one range of the index each; what is running is little, and is looked up once. */
async function foundNumbers(type: string, query: ListQuery): Promise<{ count: number; numbers: number[] }> {
  const values: unknown[] = [];
  const { found, running, numbers } = pageSql(type, query, values);
  const { rows } = await pool().query<{ count: number; numbers: number[] }>(
    `with running as materialized (${running})
     select ((select count(*) from (${found}) everything) + (select count(*) from running))::int as count,
       ${numbers} as numbers`,
    values,
  );
  return rows[0] ?? { count: 0, numbers: [] };
}

/** What is found, what is running, and the numbers of one page of both as an array, which reads \`running\`. */
function pageSql(type: string, query: ListQuery, values: unknown[]) {
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
function foundSql({ type, locale, filters = {}, from, before }: Source, values: unknown[]): string {
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

function runningSql(
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

function bind(values: unknown[], value: unknown): string {
  values.push(value);
  return `$${values.length}`;
}
