import { KeptAnswers } from '#app/cache/kept-answers.ts';
import { Batch } from '#app/db/batch.server.ts';
import { pool } from '#app/db/client.server.ts';
import { tagsOfList } from './cache-tags.ts';
import { type ListQuery, pageSql } from './list-sql.ts';
import { facetKey } from './listing-row.ts';

export type NumbersFound = { count: number; numbers: number[] };

const kept = new KeptAnswers<NumbersFound>({
  mostBytes: 2 * 1024 * 1024,
  bytesOf: ({ numbers }) => 100 + 8 * numbers.length,
});

/** The public numbers of one page of a list and how many it finds, kept until the list changes. */
export function numbersFound(type: string, query: ListQuery): Promise<NumbersFound> {
  const { locale, filters = {}, from, before, running, page, page_size, backwards } = query;
  const key = JSON.stringify([type, locale, filters, from, before, running, page, page_size, backwards]);
  return kept.get(key, async () => ({ value: await read(type, query), tags: tagsOfList(type, filters) }));
}

async function read(type: string, query: ListQuery): Promise<NumbersFound> {
  const wanted = underOneTerm(type, query);
  if (!wanted) return readAlone(type, query);
  const key = JSON.stringify(wanted);
  return (await underTerms.load([key])).get(key) ?? { count: 0, numbers: [] };
}

/** Counting and paging are one range of the index each; what is running is little, and is looked up once. */
async function readAlone(type: string, query: ListQuery): Promise<NumbersFound> {
  const values: unknown[] = [];
  const { found, running, numbers } = pageSql(type, query, values);
  const { rows } = await pool().query<NumbersFound>(
    `with running as materialized (${running})
     select ((select count(*) from (${found}) everything) + (select count(*) from running))::int as count,
       ${numbers} as numbers`,
    values,
  );
  return rows[0] ?? { count: 0, numbers: [] };
}

type Wanted = ReturnType<typeof underOneTerm>;

/** The page of a detail shows several lists, each under one term: those are asked for together. */
function underOneTerm(type: string, query: ListQuery) {
  const { locale, filters = {}, from = '', before = '\u{10ffff}', running, page = 1, page_size = 25 } = query;
  const terms = Object.entries(filters).flatMap(([name, numbers]) => numbers.map((number) => `${name}.${number}`));
  const [term, ...others] = terms;
  if (term === undefined || others.length > 0) return null;
  return {
    facet: facetKey({ type, locale }, term),
    type,
    locale,
    term,
    low: from,
    high: before,
    day: running ?? null,
    backwards: query.backwards ?? false,
    skip: (page - 1) * page_size,
    take: page_size,
  };
}

/** Keys are what is wanted as JSON: one text for any number of lists, so that it is planned once. */
const underTerms = new Batch<NumbersFound>(async (connections, keys) => {
  const { rows } = await connections.query<NumbersFound & { at: number }>({
    name: 'lists-under-terms',
    text: listsText,
    values: [JSON.stringify(keys.map((key, at) => ({ at, ...(JSON.parse(key) as NonNullable<Wanted>) })))],
  });
  return new Map(rows.map(({ at, ...found }) => [keys[at] ?? '', found]));
});

const found = `select sort, number from listing_facet where facet = wanted.facet and sort >= wanted.low and sort < wanted.high`;

const listsText = `
  select wanted.at, list.count, list.numbers
  from jsonb_to_recordset($1::jsonb) as wanted (at int, facet text, type text, locale text, term text, low text,
    high text, day date, backwards boolean, skip bigint, take bigint),
  lateral (
    with running as materialized (
      select (to_char(wanted.day, 'YYYYMMDD') || '-9999') collate "C" as sort, number from listing
      where wanted.day is not null and type = wanted.type and locale = wanted.locale and until_day > from_day
        and facets && array[wanted.term] and until_day >= wanted.day and from_day < wanted.day
    )
    select ((select count(*) from (${found}) everything) + (select count(*) from running))::int as count,
      case when wanted.backwards then ${pageOf('desc')} else ${pageOf('asc')} end as numbers
  ) list`;

function pageOf(order: 'asc' | 'desc'): string {
  return `array(select number::float8 from (
    (select sort, number from (${found}) found order by sort ${order}, number ${order} limit wanted.skip + wanted.take)
    union all select sort, number from running
  ) together order by sort ${order}, number ${order} limit wanted.take offset wanted.skip)`;
}
