import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#app/i18n/locale.ts';
import { normalizeQuery } from './normalize-query.ts';

/** Two words of which a longer one may be put together: "museums" and "nacht". */
export type Parts = { word: string; pairs: [left: string, right: string][] };

const shortestCompound = 8;
/** Each is a lookup in the index for every kind of results. */
const mostWords = 2;

/**
 * The longer words of a query with every way to part them in two. Which of these are words the index knows: whatever has
 * both of them holds them, and no dictionary is asked.
 */
export function compoundsIn(q: string, locale: Locale, shortestPart = 3): Parts[] {
  const words = normalizeQuery(q).match(/(?<![-"\p{L}\p{N}])\p{L}{8,40}(?![-"\p{L}\p{N}])/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= shortestCompound)
    .slice(0, mostWords)
    .map((word) => ({ word, pairs: pairsOf(word, { locale, shortestPart }) }));
}

function pairsOf(word: string, { locale, shortestPart }: { locale: Locale; shortestPart: number }): Parts['pairs'] {
  const pairs: Parts['pairs'] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1)
    for (const left of formsOf(word.slice(0, at), locale)) pairs.push([left, word.slice(at)]);
  return pairs;
}

/** The stem drops what joins two words ("museums"), but does not know that museums are "Museen". */
function formsOf(part: string, locale: Locale): string[] {
  const latin = /^(\p{L}{3,})(um|a|us)s?$/u.exec(part)?.[1];
  return locale === 'de' && latin ? [part, `${latin}en`] : [part];
}

/** A query in which each compound is itself or both of its parts. */
export function withPartsSql(query: SQL, { compounds, config }: { compounds: readonly Parts[]; config: SQL }): SQL {
  return compounds.reduce((before, { word, pairs }) => {
    const target = sql`plainto_tsquery(${config}, ${word})`;
    return sql`ts_rewrite(${before}, ${target}, ${target} || coalesce(${partsSql(pairs, { config })}, ''::tsquery))`;
  }, query);
}

type Reading = {
  config: SQL;
  /** Only in titles, and the second part may still be typed. */
  isTyped?: boolean;
};

/** Any of these pairs as one query; words that no search looks for ("vor", "ein") are no parts. Null where none is left. */
export function partsSql(pairs: Parts['pairs'], { config, isTyped = false }: Reading): SQL {
  const [ofLeft, ofRight] = isTyped ? [':A', ':*A'] : ['', ''];
  // What is not typed to its end may look like such a word ("nach" of "nacht").
  const read = sql`plainto_tsquery(${config}, other)::text`;
  const second = isTyped ? sql`coalesce(nullif(${read}, ''), fold_words(other))` : read;
  return sql`(select string_agg('(' || first || ${ofLeft} || ' & ' || second || ${ofRight} || ')', ' | ')::tsquery
    from (select plainto_tsquery(${config}, one)::text as first, ${second} as second
          from unnest(${sql.param(pairs.map(([left]) => left))}::text[], ${sql.param(pairs.map(([, right]) => right))}::text[]) as pair (one, other)) parts
    where first <> '' and second <> '')`;
}
