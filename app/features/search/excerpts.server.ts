import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#app/i18n/locale.ts';
import { startMark, stopMark } from './marked-parts.ts';

/**
 * `told (kind, object_id, title, excerpt, slug, number, place)`, for the head of a statement: what `shown` names, with what
 * was found marked in it and a few words around, and where it is listed.
 */
export function excerptsSql(locale: Locale): SQL {
  const config = sql.raw(`'foyer_${locale}'::regconfig`);
  const ofLocale = sql.raw(`'${locale}'`);
  return sql`
    cut as materialized (
      select text.*, ts_headline(${config}, text.told, query, ${`${marks},MinWords=15,MaxWords=35`}) as excerpt
      from (select shown.kind, shown.object_id, shown.place, listing.slug, listing.number, document.title, document.body as told
            from shown join search_document document on document.content_type = shown.kind
              and document.object_id = shown.object_id and document.locale = ${ofLocale}
            left join listing on listing.object_id = shown.object_id and listing.locale = ${ofLocale}) text, asked
    ),
    told as (
      select kind, object_id, slug, number::float8 as number, place, ts_headline(${config}, title, query, ${`${marks},HighlightAll=true`}) as title,
             case when starts_with(ltrim(told), ltrim(plain)) then '' else '… ' end || excerpt ||
             case when right(rtrim(told, ${closing}), length(plain)) = plain then '' else ' …' end as excerpt
      from cut, asked, lateral (select rtrim(translate(excerpt, ${startMark + stopMark}, ''), ${closing}) as plain) seen
    )`;
}

const marks = `StartSel=${startMark},StopSel=${stopMark}`;

/** What may be missing at the end of an excerpt that leaves nothing out. */
const closing = ' \n.!?“”"';
