import { KeptAnswers } from '#app/cache/kept-answers.ts';
import type { CollectionDefinition, Collections } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import type { Address, Typesetting } from '#app/cms/resolve.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { tagsOfList } from './cache-tags.ts';
import { type Cards, readCards } from './cards.server.ts';
import { bind, type Filters, foundSql, type ListQuery, pageSql, runningSql } from './list-sql.ts';
import { listingsByNumber } from './listings.server.ts';
import { numbersFound } from './numbers-found.server.ts';

export type Page<F extends Fields> = Cards<F> & { count: number; page: number; page_size: number };

/** One page of what visitors may see of a collection, in its order. Reads the facet index and the rows of the page. */
export async function listPublished<F extends Fields>(
  definition: CollectionDefinition<F>,
  {
    collections,
    pages,
    typeset,
    ...query
  }: ListQuery & {
    collections: Collections;
    pages?: Readonly<Record<string, Address>>;
    typeset?: Typesetting | undefined;
  },
): Promise<Page<F>> {
  const { locale, page = 1, page_size = 25, filters = {} } = query;
  const { count, numbers } = await numbersFound(definition.type, query);
  const rows = await listingsByNumber(definition.type, { locale, numbers });
  const { cards, tags, pictures } = await readCards(definition, rows, {
    locale,
    collections,
    typeset,
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
  const { cards, tags, pictures } = await readCards(definition, rows, { locale, collections, pages, only });
  return { cards, tags: [...tagsOfList(definition.type, filters), ...tags], pictures };
}

export type DayCount = { day: string; count: number };

type Days = { locale: Locale; filters?: Filters; first: string; last: string };

const daysBefore = new KeptAnswers<DayCount[]>({
  mostBytes: 4 * 1024 * 1024,
  bytesOf: (days) => 100 + 80 * days.length,
});

/** Days on which something found takes place, ascending, with how much; what lasts several days counts on each of them. */
export function daysPublished(type: string, query: Days): Promise<DayCount[]> {
  const { locale, filters = {}, first, last } = query;
  const key = JSON.stringify([type, locale, filters, first, last]);
  return daysBefore.get(key, async () => ({ value: await readDays(type, query), tags: tagsOfList(type, filters) }));
}

async function readDays(type: string, { locale, filters = {}, first, last }: Days): Promise<DayCount[]> {
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
