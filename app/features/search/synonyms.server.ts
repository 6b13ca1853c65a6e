import { type SQL, sql } from 'drizzle-orm';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type Synonyms = { id: string; locale: Locale; words: string[] };

/**
 * A query in which each word that has synonyms is any of them. Where nobody has written any, that costs looking into an
 * empty table; and only those are put in that the query holds.
 */
export function withSynonymsSql(query: SQL, locale: Locale): SQL {
  const ofLocale = sql.raw(`'${locale}'`);
  return sql`case when exists (select from search_synonym where locale = ${ofLocale})
    then ts_rewrite(${query}, format('select target, any_of from search_synonym, unnest(queries) as target
      where locale = %L and %L::tsquery @> target', ${ofLocale}, (${query})::text))
    else ${query} end`;
}

/** All groups of words, the newest first. */
export async function allSynonyms(): Promise<Synonyms[]> {
  const { rows } = await pool().query<Synonyms>(
    'select id, locale, words from search_synonym order by created_at desc, id limit 500',
  );
  return rows;
}
