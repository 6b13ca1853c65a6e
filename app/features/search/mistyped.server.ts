import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Shorter words are compared with titles only: too many others are spelled like them. */
const shortestWord = 6;
const mostWords = 4;
/** So many that share most of its letters are compared letter by letter. */
const mostCandidates = 12;

type Candidate = { typed: string; lexeme: string; meant: string };

/**
 * The query with each longer word that stands nowhere as the word of the index that differs from it least: one letter, or
 * two in long ones. Null where none is near. Asked inside of `searching`, which says how alike is alike.
 */
export async function mistypedWords(
  tx: Transaction,
  { words, locale }: { words: string; locale: Locale },
): Promise<string | null> {
  const typed = [...new Set(words.match(/\p{L}+/gu)?.filter((word) => word.length >= shortestWord))].slice(
    0,
    mostWords,
  );
  if (typed.length === 0) return null;
  const ofLocale = sql.raw(`'${locale}'`);
  const { rows } = await tx.execute<Candidate>(sql`
    select typed, asked.lexeme, near.lexeme as meant
    from (select typed, (tsvector_to_array(to_tsvector(${sql.raw(`'foyer_${locale}'`)}::regconfig, typed)))[1] as lexeme
          from unnest(${sql.param(typed)}::text[]) as typed) asked,
      lateral (select lexeme from search_lexeme where locale = ${ofLocale} and search_lexeme.lexeme % asked.lexeme
               order by similarity(search_lexeme.lexeme, asked.lexeme) desc, search_lexeme.lexeme limit ${mostCandidates}) near`);
  const meant = typed.reduce(
    (text, word) => text.replace(word, nearest(rows.filter((row) => row.typed === word)) ?? word),
    words,
  );
  return meant === words ? null : meant;
}

/** What differs least and not too much; null also where the word is known, and so not mistyped. */
function nearest(candidates: readonly Candidate[]): string | null {
  const measured = candidates.map(({ lexeme, meant }) => ({ meant, steps: stepsToStem(lexeme, meant) }));
  const [best] = measured.sort((one, other) => one.steps - other.steps);
  const length = candidates[0]?.lexeme.length ?? 0;
  return best && best.steps > 0 && best.steps <= (length < 8 ? 1 : 2) ? best.meant : null;
}

/** A mistyped ending is no ending for the stem, which leaves it where it is: "seilspannumg" means "seilspann". */
function stepsToStem(typed: string, stem: string): number {
  const endings = [2, 3, 4].map((length) => stepsBetween(typed.slice(0, -length), stem) + 1);
  return Math.min(stepsBetween(typed, stem), ...endings);
}

/** Letters that are added, left out, exchanged or swapped with their neighbour. */
export function stepsBetween(one: string, other: string): number {
  let [last, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const swapped = isSwapped ? (last[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next[to] = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1), swapped);
    }
    [last, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
