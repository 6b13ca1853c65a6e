import { type SQL, sql } from 'drizzle-orm';
import { compoundsIn } from './compounds.server.ts';
import { excerptsSql } from './excerpts.server.ts';
import { searching, shortestTypo } from './likeness.server.ts';
import { type Matching, type MatchQuery, matchingSql } from './matching.server.ts';
import { mistypedWords } from './mistyped.server.ts';
import { mostOfKind } from './most-of-kind.ts';
import { normalizeQuery } from './normalize-query.ts';

/** Who is shown: so many of each kind, so many where there is one kind only, or so many of all kinds in one order. */
export type Cut = { types: readonly string[]; skip: number; size: number; sizeOfOne?: number; isMixed?: boolean };

/** A document with what was found marked in it; pages are listed nowhere and have neither slug nor number. */
export type Hit = {
  kind: string;
  object_id: string;
  title: string;
  excerpt: string;
  slug: string | null;
  number: number | null;
};

/** `counts` holds every kind that was found, also those that are not shown; `mostOfKind` stands for that many or more. */
export type Hits = { counts: ReadonlyMap<string, number>; hits: Hit[] };

/**
 * Published documents with these words, best first, and how many there are of each kind, in one statement. Where few hold
 * them, those as well that hold the parts of a longer word; where none does, those with the words that may have been meant,
 * and at last those whose title is spelled much like them.
 */
export async function findHits({
  q,
  ...query
}: Omit<MatchQuery, 'words' | 'how'> & { q: string; cut: Cut }): Promise<Hits> {
  const words = normalizeQuery(q);
  if (words === '') return { counts: new Map(), hits: [] };
  return searching(async (tx) => {
    const ask = async (how: Matching, text = words) =>
      hitsOf((await tx.execute<Row>(statement({ ...query, words: text, how }))).rows);
    const exact = await ask('exact');
    const isLong = compoundsIn(words, query.locale).length > 0;
    const held = isLong && countOf(exact) < few ? await ask('parted') : exact;
    if (held.counts.size > 0 || words.length < shortestTypo) return held;
    const meant = await mistypedWords(tx, { words, locale: query.locale });
    const corrected = meant === null ? held : await ask('exact', meant);
    return corrected.counts.size > 0 ? corrected : ask('alike');
  });
}

/** Whoever finds fewer may have meant something that is written in two words. */
const few = 8;

function countOf({ counts }: Hits): number {
  return counts.values().reduce((sum, count) => sum + count, 0);
}

type Row = Omit<Hit, 'object_id'> & { object_id: string | null; count: number };

function hitsOf(rows: Row[]): Hits {
  const counts = new Map(rows.map(({ kind, count }) => [kind, Math.min(count, mostOfKind)]));
  const hits = rows.flatMap(({ count: _, object_id, ...row }) => (object_id ? { ...row, object_id } : []));
  return { counts, hits };
}

/** Titles in the order of their bare letters: an order of German would take longer than all the weighing. */
const order = sql`rank desc, folded collate "C", is_over, starts_at, object_id`;

function statement({ cut, ...query }: MatchQuery & { cut: Cut }): SQL {
  const { types, skip, size, sizeOfOne = size, isMixed = false } = cut;
  return sql`
    with ${matchingSql(query)},
    counted as (select kind, count(*)::int as count from found group by kind),
    ranked as (select *, row_number() over (partition by kind order by ${order}) as of_kind from found),
    wanted as (select * from ranked where of_kind <= ${mostOfKind} and kind = any(${sql.param([...types])}::text[])),
    placed as (select *, ${isMixed ? sql`row_number() over (order by ${order})` : sql`of_kind`} as place from wanted),
    shown as (
      select * from placed where place > ${skip}::int and place <= ${skip}::int
        + case when (select count(*) from counted) = 1 then ${sizeOfOne}::int else ${size}::int end
    ),
    ${excerptsSql(query.locale)}
    select kind, count, object_id, title, excerpt, slug, number from counted left join told using (kind) order by place`;
}
