import { sql } from 'drizzle-orm';
import { KeptUntilChange } from '#app/cache/kept-until-change.ts';
import { db, pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { isVisibleSql } from './documents.ts';
import type { Hit } from './hits.server.ts';
import { askedSql } from './matching.server.ts';
import { normalizeQuery } from './normalize-query.ts';
import { searchRulesTag } from './search-rules.ts';

const mostPromoted = 3;
/** Letters of the text that stand below it. */
const longestExcerpt = 220;

/** What is shown first for these words: whatever is promoted for words that are all among them. */
export async function promotedHits({
  q,
  locale,
  now,
}: {
  q: string;
  locale: Locale;
  now: Temporal.Instant;
}): Promise<Hit[]> {
  const words = normalizeQuery(q);
  if (words === '' || !(await languages.get()).has(locale)) return [];
  const ofLocale = sql.raw(`'${locale}'`);
  const { rows } = await db().execute<Hit>(sql`
    with ${askedSql({ words, locale, now })}
    select promotion.content_type as kind, promotion.object_id, document.title, listing.slug, listing.number::float8 as number,
           left(document.body, ${longestExcerpt}) || case when length(document.body) > ${longestExcerpt} then ' …' else '' end as excerpt
    from search_promotion promotion
    join search_document document on document.content_type = promotion.content_type
      and document.object_id = promotion.object_id and document.locale = ${ofLocale}
    left join listing on listing.object_id = promotion.object_id and listing.locale = ${ofLocale}
    where promotion.locale = ${ofLocale}
      and exists (select from unnest(queries) as target where (select query from asked) @> target)
      and (promotion.content_type <> 'page' or ${isVisibleSql({ type: 'page', locale, now }, sql`promotion.object_id`)})
    order by promotion.created_at desc, promotion.id limit ${mostPromoted}`);
  return rows;
}

/** Languages in which anything is promoted: in the others nobody asks. */
const languages = new KeptUntilChange({
  tags: [searchRulesTag],
  read: async () => {
    const { rows } = await pool().query<{ locale: Locale }>('select distinct locale from search_promotion');
    return new Set(rows.map(({ locale }) => locale));
  },
});

export type Promotion = { id: string; locale: Locale; words: string[]; type: string; object: string };

/** Everything that is promoted, the newest first. */
export async function allPromotions(): Promise<Promotion[]> {
  const { rows } = await pool().query<Promotion>(
    `select id, locale, words, content_type as type, object_id as object from search_promotion
     order by created_at desc, id limit 500`,
  );
  return rows;
}
