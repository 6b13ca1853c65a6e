import { venueDay } from '#app/cms/venue-time.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { CountedWord } from './search-log.ts';

/** Different words of a day that are written down; words that are known are counted on. */
const mostOfDay = 5_000;

/** Writes down what was looked for, in one statement; nothing where nobody looked. */
export async function writeCountedWords(words: readonly CountedWord[], now: Temporal.Instant): Promise<void> {
  if (words.length === 0) return;
  await pool().query(
    `insert into search_word (day, locale, word, count, hits)
     select $1::date, locale, word, count, hits
     from jsonb_to_recordset($2::jsonb) as asked (locale text, word text, count integer, hits integer)
     where (select count(*) from search_word where day = $1::date) < ${mostOfDay}
        or exists (select from search_word known where known.day = $1::date and known.locale = asked.locale and known.word = asked.word)
     order by locale, word
     on conflict (day, locale, word) do update set count = search_word.count + excluded.count, hits = excluded.hits`,
    [venueDay(now), JSON.stringify(words)],
  );
}

export type AskedWord = { word: string; locale: Locale; count: number; hits: number };

type CountQuery = {
  now: Temporal.Instant;
  days: number;
  /** Only what found nothing the last time somebody asked. */
  isInVain: boolean;
  most: number;
};

/** What visitors looked for in the last days, the most wanted first, with what it found at last. */
export async function askedWords({ now, days, isInVain, most }: CountQuery): Promise<AskedWord[]> {
  const { rows } = await pool().query<AskedWord>(
    `select word, locale, sum(count)::int as count, (array_agg(hits order by day desc))[1] as hits
     from search_word where day > $1::date - $2::integer
     group by locale, word having not $3 or (array_agg(hits order by day desc))[1] = 0
     order by 3 desc, word, locale limit $4`,
    [venueDay(now), days, isInVain, most],
  );
  return rows;
}
