import { sql } from 'drizzle-orm';
import { visitor } from '#app/auth/viewer.ts';
import { visibleSql } from '#app/cms/visibility.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { markedParts, type Part, startMark, stopMark } from './marked-parts.ts';
import { breadcrumbsOf, type Crumb } from './navigation.ts';
import { siteIndex } from './site-index.server.ts';

export const searchPageSize = 25;
const mostSuggestions = 8;

export type SearchResult = { id: string; url: string; title: Part[]; excerpt: Part[]; breadcrumbs: Crumb[] };
type Search = { q: string; locale: Locale; now: Temporal.Instant };
type Row = { object_id: string; title: string; excerpt: string; count: number };

/** Published pages with these words, best first. Nobody finds a draft here, not even its author. */
export async function searchPages({ q, locale, now, page }: Search & { page: number }) {
  const words = withoutNull(q);
  if (words === '') return { count: 0, results: [] };
  const config = sql`${locale === 'de' ? 'foyer_de' : 'foyer_en'}::regconfig`;
  const marks = `StartSel=${startMark},StopSel=${stopMark}`;
  const { rows } = await db().execute<Row>(sql`
    with found as (
      select document.object_id, document.title, document.body, query, count(*) over ()::int as count,
             ts_rank(document.tsv, query) as rank
      from search_document document
      join page on page.id = document.object_id,
      websearch_to_tsquery(${config}, ${words}) query
      where document.content_type = 'page' and document.locale = ${locale}
        and (document.tsv @@ query or document.title ilike ${`%${escapeLike(words)}%`})
        and ${visiblePage({ locale, now })}
      order by rank desc, document.title, document.object_id
      limit ${searchPageSize} offset ${(page - 1) * searchPageSize}
    )
    select object_id, count, ts_headline(${config}, title, query, ${`${marks},HighlightAll=true`}) as title,
           ts_headline(${config}, body, query, ${`${marks},MinWords=15,MaxWords=35`}) as excerpt
    from found order by rank desc, found.title, object_id`);
  const index = await siteIndex();
  const results = rows.flatMap(({ object_id: id, title, excerpt }): SearchResult[] => {
    const url = index.pages.get(id)?.byLocale[locale]?.url;
    const breadcrumbs = breadcrumbsOf(index, id, locale).slice(0, -1);
    return url ? [{ id, url, title: markedParts(title), excerpt: markedParts(excerpt), breadcrumbs }] : [];
  });
  return { count: rows[0]?.count ?? 0, results };
}

/** Titles that begin with the text, then titles that hold it; at most eight. */
export async function suggestTitles({ q, locale, now }: Search): Promise<string[]> {
  const words = escapeLike(withoutNull(q));
  if (words === '') return [];
  const { rows } = await db().execute<{ title: string }>(sql`
    select title from (
      select distinct document.title, document.title ilike ${`${words}%`} as begins
      from search_document document join page on page.id = document.object_id
      where document.content_type = 'page' and document.locale = ${locale}
        and document.title ilike ${`%${words}%`} and ${visiblePage({ locale, now })}
    ) suggestion order by begins desc, title limit ${mostSuggestions}`);
  return rows.map(({ title }) => title);
}

function visiblePage({ locale, now }: Omit<Search, 'q'>) {
  const columns = { contentType: 'page', id: sql`page.id`, deletedAt: sql`page.deleted_at` };
  return visibleSql(columns, { locale, now, viewer: visitor });
}

/** PostgreSQL keeps no NUL in text. */
function withoutNull(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, 200);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
