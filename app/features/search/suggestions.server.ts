import { type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { escapeLike } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { everyType } from './categories.ts';
import { compoundsIn, partsSql } from './compounds.server.ts';
import { documentsOf, isVisibleSql } from './documents.ts';
import { searching, shortestTypo } from './likeness.server.ts';
import { normalizeQuery } from './normalize-query.ts';

const mostSuggestions = 8;
/** Titles of each kind that are put in order when the words do not stand at their beginning. */
const mostWeighed = 200;
/** Of titles that are only spelled alike fewer: measuring how much takes fifty times as long as comparing. */
const mostAlike = 80;
/** Fewer letters are looked for at the beginning of words only: inside of words nearly every title holds them. */
const shortestInside = 3;

/** Where fewer titles hold what is typed, its parts are looked for; parts of a suggestion have so many letters. */
const few = 3;
const shortestPart = 4;

type SuggestQuery = { q: string; locale: Locale; now: Temporal.Instant };
type TitleQuery = SuggestQuery & { words: string };

/**
 * Titles that begin with the text, first those where a word ends there, then those with a word that begins with it, then
 * those that hold it, and where these are few those with both parts of a longer word; where nothing holds it, those that
 * are spelled much like it. At most eight.
 */
export async function suggestTitles(query: SuggestQuery): Promise<string[]> {
  const titleQuery = { ...query, words: normalizeQuery(query.q) };
  if (titleQuery.words === '') return [];
  const { rows } = await db().execute<{ title: string }>(heldSql(titleQuery));
  const parted = rows.length < few ? await titlesWithParts(titleQuery) : [];
  const held = [...new Set([...rows, ...parted].map(({ title }) => title))].slice(0, mostSuggestions);
  if (held.length > 0 || titleQuery.words.length < shortestTypo) return held;
  return (await spelledAlike(titleQuery)).map(({ title }) => title);
}

/** What begins with the words stands in the index in this order; only where that is not enough, the rest is looked at. */
function heldSql(query: TitleQuery): SQL {
  const inside = [...query.words].length < shortestInside ? '% ' : '%';
  const first = everyType.map((type) => beginningSql(type, query));
  const rest = everyType.map((type) => insideSql(type, query));
  return sql`
    with asked as materialized (
      select ' ' || folded as first, ' ' || folded || ${lastLetter} as last, '% ' || liked || '%' as beginning, ${inside} || liked || '%' as inside
      from (select fold_words(${query.words}) as folded, fold_words(${escapeLike(query.words)}) as liked) typed
    ),
    first as materialized (
      select folded, title from (${sql.join(first, sql` union all `)}) of_kinds
      group by folded, title order by folded using ~<~, title limit ${mostSuggestions}
    ),
    rest as (${sql.join(rest, sql` union all `)})
    select title from (
      select title, 0 as place, row_number() over (order by folded using ~<~, title) as at from first
      union all
      select title, min(case when folded like (select beginning from asked) then 1 else 2 end), length(title) from rest group by title
    ) suggestion order by place, at, title limit ${mostSuggestions}`;
}

/** Stands behind every letter, in the order of bytes that the index has. */
const lastLetter = '\u{10FFFF}';

function beginningSql(type: string, query: TitleQuery): SQL {
  return sql`(
    select distinct folded, title from ${documentsOf({ type, ...query })}
      and folded ~>=~ (select first from asked) and folded ~<~ (select last from asked)
      and ${isVisibleSql({ type, ...query }, sql`object_id`)}
    order by folded using ~<~, title limit ${mostSuggestions})`;
}

function insideSql(type: string, query: TitleQuery): SQL {
  // Signs alone are in no index of letters: all titles are read, which stand in a row in the other one.
  const folded = /[\p{L}\p{N}]/u.test(query.words) ? sql`folded` : sql`folded || ''`;
  return sql`(
    select folded, title from ${documentsOf({ type, ...query })}
      and ${folded} like (select inside from asked) and (select count(*) from first) < ${mostSuggestions}
      and not (folded ~>=~ (select first from asked) and folded ~<~ (select last from asked))
      and ${isVisibleSql({ type, ...query }, sql`object_id`)} limit ${mostWeighed})`;
}

/** "museumsnac" suggests "Lange Nacht der Museen". */
async function titlesWithParts(query: TitleQuery): Promise<{ title: string }[]> {
  const pairs = compoundsIn(query.words, query.locale, shortestPart).flatMap((compound) => compound.pairs);
  if (pairs.length === 0) return [];
  const config = sql.raw(`'foyer_${query.locale}'`);
  const kinds = everyType.map(
    (type) => sql`(
      select title from ${documentsOf({ type, ...query })} and tsv @@ (select query from parted)
        and ${isVisibleSql({ type, ...query }, sql`object_id`)} limit ${mostAlike})`,
  );
  const { rows } = await db().execute<{ title: string }>(sql`
    with parted as materialized (select ${partsSql(pairs, { config, isTyped: true })} as query)
    select title from (${sql.join(kinds, sql` union all `)}) found group by title order by length(title), title limit ${mostSuggestions}`);
  return rows;
}

async function spelledAlike(query: TitleQuery): Promise<{ title: string }[]> {
  const kinds = everyType.map(
    (type) => sql`(
      select title, word_similarity((select folded from asked), folded) as likeness from ${documentsOf({ type, ...query })}
        and (select folded from asked) <% folded and ${isVisibleSql({ type, ...query }, sql`object_id`)} limit ${mostAlike})`,
  );
  return searching(async (tx) => {
    const { rows } = await tx.execute<{ title: string }>(sql`
      with asked as materialized (select fold_words(${query.words}) as folded)
      select title from (${sql.join(kinds, sql` union all `)}) alike
      group by title order by max(likeness) desc, length(title), title limit ${mostSuggestions}`);
    return rows;
  });
}
