import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { datedTypes, everyType } from './categories.ts';
import { compoundsIn, withPartsSql } from './compounds.server.ts';
import { documentsOf, isVisibleSql } from './documents.ts';
import { mostOfKind } from './most-of-kind.ts';
import { isInIndex } from './normalize-query.ts';
import { withSynonymsSql } from './synonyms.server.ts';

/** So many of the coming dates are looked through where the words are too common to weigh all that hold them. */
const nextDates = 200;

/** By the words themselves, by the parts of longer ones as well, or by titles that are spelled much like them. */
export type Matching = 'exact' | 'parted' | 'alike';

export type MatchQuery = { words: string; locale: Locale; now: Temporal.Instant; how: Matching };

/**
 * `found (kind, object_id, folded, rank, is_over, starts_at)`, for the head of a statement. Each kind has an index of its
 * own in each language; both stand in the text and not among the parameters, or the indexes would not be seen.
 */
export function matchingSql(query: MatchQuery): SQL {
  const scans = everyType.map((type) => (query.how === 'alike' ? alikeScan(type, query) : exactScans(type, query)));
  const found = everyType.map((type) => foundOf(type, query));
  return sql`${askedSql(query)}, ${sql.join(scans, sql`, `)},
    found as materialized (${sql.join(found, sql` union all `)})`;
}

/**
 * `asked`, for the head of a statement. Words that are only ruled out ("-seil") are searched as words: everything without
 * them is no answer. Words that have synonyms are searched as any of these.
 */
export function askedSql({ words, locale, now, how }: Omit<MatchQuery, 'how'> & { how?: Matching }): SQL {
  const config = sql.raw(`'foyer_${locale}'`);
  const query = sql`case when querytree(query) = 'T' then plainto_tsquery(${config}, words) else query end`;
  const searched = withSynonymsSql(query, locale);
  const compounds = how === 'parted' ? compoundsIn(words, locale) : [];
  return sql`asked as materialized (
    select ${withPartsSql(searched, { compounds, config })} as query, ${query} as typed, folded,
           '%' || liked || '%' as inside, '% ' || liked || '%' as beginning, '% ' || liked || ' %' as whole, at
    from (select websearch_to_tsquery(${config}, words) as query, fold_words(words) as folded,
                 fold_words(like_words) as liked, words, at
          from (select ${words}::text as words, ${escapeLike(words)}::text as like_words, ${now.toString()}::timestamptz as at) typed) read)`;
}

const columns = sql.raw(
  `object_id, folded, coalesce(ends_at, starts_at) < (select at from asked) as is_over, starts_at`,
);
const byText = sql.raw('tsv @@ (select query from asked)');
const byTitle = sql.raw('folded like (select inside from asked)');
const rankByText = sql.raw('ts_rank(tsv, (select query from asked))');
/** What holds the whole word stands before what holds its parts. */
const rankByParts = sql.raw(
  'ts_rank(tsv, (select query from asked)) + case when tsv @@ (select typed from asked) then 1 else 0 end',
);
/** A title that holds the words as they were typed stands before all others, first where they are words of it. */
const rankByTitle = sql.raw(`case when folded || ' ' like (select whole from asked) then 1
  when folded like (select beginning from asked) then 0.7 else 0.5 end`);
const most = sql.raw(String(mostOfKind));

function exactScans(type: string, query: MatchQuery): SQL {
  const rankByWords = query.how === 'parted' ? rankByParts : rankByText;
  const [title, text, documents] = [named(type, 'title'), named(type, 'text'), documentsOf({ type, ...query })];
  const scans = [
    sql`${title} as materialized (
      select ${columns}, ${rankByWords} + ${rankByTitle} as rank from ${titlesOf(type, query)} limit ${most} + 1)`,
    sql`${text} as materialized (
      select ${columns}, ${rankByWords} as rank from ${documents} and ${byText} and not ${byTitle}
        and (select count(*) from ${title}) <= ${most} limit ${most} + 1)`,
  ];
  return sql.join(datedTypes.has(type) ? [...scans, nextScan(type, query)] : scans, sql`, `);
}

/** A short word alone no index finds in a title: all titles are read, which stand in a row in another one. */
function titlesOf(type: string, query: MatchQuery): SQL {
  if (isInIndex(query.words)) return sql`${documentsOf({ type, ...query })} and ${byTitle}`;
  const documents = documentsOf({ type, ...query });
  return sql`(select object_id from ${documents} and folded || '' like (select inside from asked) limit ${most} + 1) short
    join search_document using (object_id) where locale = ${sql.raw(`'${query.locale}'`)} and content_type = ${sql.raw(`'${type}'`)}`;
}

/** Dates that come next are among the weighed, however many others hold the words. */
function nextScan(type: string, query: MatchQuery): SQL {
  const [title, text] = [named(type, 'title'), named(type, 'text')];
  return sql`${named(type, 'next')} as materialized (
    select ${columns}, ${rankByText} + case when ${byTitle} then ${rankByTitle} else 0 end as rank
    from (select * from ${documentsOf({ type, ...query })} and starts_at >= (select at from asked)
          order by starts_at limit ${sql.raw(String(nextDates))}) next
    where (${byText} or ${byTitle}) and (select count(*) from ${title}) + (select count(*) from ${text}) > ${most}
      and object_id not in (select object_id from ${title} union all select object_id from ${text}))`;
}

function alikeScan(type: string, query: MatchQuery): SQL {
  return sql`${named(type, 'alike')} as materialized (
    select ${columns}, word_similarity((select folded from asked), folded) as rank
    from ${documentsOf({ type, ...query })} and (select folded from asked) <% folded limit ${most} + 1)`;
}

function foundOf(type: string, query: MatchQuery): SQL {
  const parts = query.how === 'alike' ? ['alike'] : ['title', 'text', ...(datedTypes.has(type) ? ['next'] : [])];
  const rows = parts.map((part) => sql`select * from ${named(type, part)}`);
  return sql`
    select ${sql.raw(`'${type}'`)} as kind, hit.* from (${sql.join(rows, sql` union all `)}) hit
    where ${isVisibleSql({ type, ...query }, sql`hit.object_id`)}`;
}

function named(type: string, part: string): SQL {
  return sql.raw(`${type.replaceAll('-', '_')}_${part}`);
}
