import { type SQL, sql } from 'drizzle-orm';
import { visitor } from '#app/auth/viewer.ts';
import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { visibleSql } from '#app/cms/visibility.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { datesFound } from './dates-found.server.ts';
import type { EventRow } from './event/row.ts';
import { type Glimpse, glimpsesOf } from './glimpses.server.ts';
import { markedParts, type Part, startMark, stopMark } from './page/marked-parts.ts';
import { breadcrumbsOf } from './page/navigation.ts';
import { siteIndex } from './page/site-index.server.ts';
import { collections } from './registry.ts';
import { type SearchCategory, searchTypes } from './search-categories.ts';

export const searchPageSize = 25;
const mostSuggestions = 8;
/** How alike a word must be to count as mistyped; shorter words are alike by chance. */
const likeness = 0.45;
const shortestTypo = 4;

export type SearchResult = {
  id: string;
  url: string;
  category: SearchCategory;
  title: Part[];
  excerpt: Part[];
  /** Where a page stands, or the category of an article. */
  path: string;
  /** What a list shows beside it; dates and pages have none. */
  image: Glimpse['image'];
  /** A date of the programme as its row of the timetable; null for everything else. */
  date: EventRow | null;
};
type Asking = { q: string; locale: Locale; now: Temporal.Instant };
type Hit = {
  content_type: string;
  object_id: string;
  title: string;
  excerpt: string;
  slug: string | null;
  number: string | null;
};

/** How many published things of each kind hold these words. Nobody finds a draft here, not even its author. */
export async function countHits(asking: Asking): Promise<Partial<Record<SearchCategory, number>>> {
  return tolerantly(asking, async (tx, matches) => {
    const { rows } = await tx.execute<{ content_type: string; count: number }>(sql`
      select document.content_type, count(*)::int as count from ${documents(asking)}
      where ${visible(asking)} and ${matches} group by document.content_type`);
    const found = Object.entries(searchTypes).map(([category, types]) => {
      const count = rows.filter((row) => types.includes(row.content_type)).reduce((sum, row) => sum + row.count, 0);
      return [category, count] as const;
    });
    const some = found.filter(([, count]) => count > 0);
    return { found: Object.fromEntries(some), isEmpty: some.length === 0 };
  });
}

type Page = { categories: readonly SearchCategory[]; page: number; size?: number };

/** Published things with these words, best first; where none has them, those that are spelled much like them. */
export async function searchHouse(asking: Asking & Page): Promise<SearchResult[]> {
  const { locale, now, categories, page, size = searchPageSize } = asking;
  const at = now.toString();
  const config = sql`${locale === 'de' ? 'foyer_de' : 'foyer_en'}::regconfig`;
  const marks = `StartSel=${startMark},StopSel=${stopMark}`;
  const types = categories.flatMap((category) => searchTypes[category]);
  const hits = await tolerantly(asking, async (tx, matches) => {
    const { rows } = await tx.execute<Hit>(sql`
      with found as (
        select document.content_type, document.object_id, document.title, document.body, asked.query, listing.slug,
               listing.number::text as number, coalesce(listing.ends_at, listing.starts_at) < ${at} as is_over, listing.starts_at,
               ts_rank(document.tsv, asked.query) + word_similarity(asked.folded, fold_words(document.title)) as rank
        from ${documents(asking)}
        where ${visible(asking)} and document.content_type = any(${sql.param(types)}::text[]) and ${matches}
        order by rank desc, document.title, is_over, listing.starts_at, document.object_id
        limit ${size} offset ${(page - 1) * size}
      ),
      cut as materialized (
        select found.*, ts_headline(${config}, told, query, ${`${marks},MinWords=15,MaxWords=35`}) as excerpt
        from (select found.*, ${told} as told from found) found
      )
      select content_type, object_id, slug, number,
             ts_headline(${config}, title, query, ${`${marks},HighlightAll=true`}) as title,
             case when starts_with(ltrim(told), ltrim(plain)) then '' else '… ' end || excerpt ||
             case when right(rtrim(told, ${closing}), length(plain)) = plain then '' else ' …' end as excerpt
      from cut cross join lateral (select rtrim(translate(excerpt, ${startMark + stopMark}, ''), ${closing}) as plain) seen
      order by rank desc, cut.title, is_over, starts_at, object_id`);
    return { found: rows, isEmpty: rows.length === 0 };
  });
  // What is shown of them asks the pool: inside the transaction a few searches would wait for each other's connection.
  return presented(hits, asking);
}

/** What may be missing at the end of an excerpt that leaves nothing out. */
const closing = ' \n.!?“”"';

/**
 * The text without its title, which stands above the excerpt already and is a line of its own in the text. A line without
 * a full stop is parted from the next by a dot, so that two headlines do not read as one sentence.
 */
const told = sql`regexp_replace(array_to_string(array_remove(string_to_array(body, E'\n'), title), E'\n'),
  '([[:alnum:]])[[:space:]]*\n[[:space:]]*', '\\1 · ', 'g')`;

/** Titles that begin with the text, then those with a word that does, then those spelled much like it; at most eight. */
export async function suggestTitles(asking: Asking): Promise<string[]> {
  const words = cleaned(asking.q);
  if (words === '') return [];
  const folded = sql`fold_words(${words})`;
  const like = sql`fold_words(${escapeLike(words)})`;
  const limited = words.length < shortestTypo ? sql`false` : sql`${folded} <% fold_words(document.title)`;
  return tolerating(async (tx) => {
    const { rows } = await tx.execute<{ title: string }>(sql`
      select title from (
        select document.title,
               min(case when fold_words(document.title) like ${like} || '%' then 0
                        when fold_words(document.title) like '% ' || ${like} || '%' then 1
                        when fold_words(document.title) like '%' || ${like} || '%' then 2 else 3 end) as place,
               max(word_similarity(${folded}, fold_words(document.title))) as likeness
        from ${documents(asking)}
        where ${visible(asking)} and (fold_words(document.title) like '%' || ${like} || '%' or ${limited})
        group by document.title
      ) suggestion order by place, likeness desc, length(title), title limit ${mostSuggestions}`);
    return rows.map(({ title }) => title);
  });
}

/** Everything that was published with words, and what was asked, once for every row. */
function documents({ q, locale }: Asking): SQL {
  const config = sql`${locale === 'de' ? 'foyer_de' : 'foyer_en'}::regconfig`;
  const words = cleaned(q);
  return sql`search_document document
    left join page on document.content_type = 'page' and page.id = document.object_id
    left join listing on listing.object_id = document.object_id and listing.locale = document.locale
    cross join (select websearch_to_tsquery(${config}, ${words}) as query, fold_words(${words}) as folded) asked`;
}

/** Pages by the visibility rule; an entry is listed exactly while visitors may see it. */
function visible({ locale, now }: Asking): SQL {
  const columns = { contentType: 'page', id: sql`page.id`, deletedAt: sql`page.deleted_at` };
  const types = Object.values(searchTypes).flat();
  return sql`document.locale = ${locale} and document.content_type = any(${sql.param(types)}::text[])
    and (listing.object_id is not null or (page.id is not null and ${visibleSql(columns, { locale, now, viewer: visitor })}))`;
}

type Found<Answer> = { found: Answer; isEmpty: boolean };
type Ask<Answer> = (tx: Transaction, matches: SQL) => Promise<Found<Answer>>;

/** First with the words as they are; only when nothing holds them, with those spelled much like them. */
async function tolerantly<Answer>({ q }: Asking, ask: Ask<Answer>): Promise<Answer> {
  const words = cleaned(q);
  const never = sql`false`;
  const like = sql`fold_words(document.title) like '%' || fold_words(${escapeLike(words)}) || '%'`;
  const exact = words === '' ? never : sql`(document.tsv @@ asked.query or ${like})`;
  return tolerating(async (tx) => {
    const first = await ask(tx, exact);
    if (!first.isEmpty || words.length < shortestTypo) return first.found;
    return (await ask(tx, sql`asked.folded <% fold_words(document.title)`)).found;
  });
}

/** The index answers "much like" only by a setting of the transaction. */
function tolerating<Answer>(ask: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  return transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`);
    return ask(tx);
  });
}

async function presented(rows: Hit[], { locale, now }: Pick<Asking, 'locale' | 'now'>): Promise<SearchResult[]> {
  const events = rows.flatMap(({ content_type, number }) => (content_type === 'event' && number ? Number(number) : []));
  const [index, dates, glimpses] = await Promise.all([
    siteIndex(),
    datesFound(events, { locale, now }),
    glimpsesOf(
      rows.map(({ content_type: type, number }) => ({ type, number: Number(number) })),
      locale,
    ),
  ]);
  return rows.flatMap(({ content_type: type, object_id: id, title, excerpt, slug, number }) => {
    const category = categoryOf(type);
    const definition = collections[type];
    const url =
      definition && slug && number
        ? entryUrl(definition, { locale, slug, number: Number(number) })
        : index.pages.get(id)?.byLocale[locale]?.url;
    if (!url || !category) return [];
    const crumbs = type === 'page' ? breadcrumbsOf(index, id, locale).slice(0, -1) : [];
    const glimpse = glimpses.get(id);
    const path = glimpse?.kind ?? crumbs.map((crumb) => crumb.title).join(' / ');
    const image = glimpse?.image ?? null;
    const date = (type === 'event' && dates.get(Number(number))) || null;
    return [{ id, url, category, title: markedParts(title), excerpt: markedParts(excerpt), path, image, date }];
  });
}

function categoryOf(type: string): SearchCategory | undefined {
  // Proof: the keys of searchTypes are the categories.
  return (Object.keys(searchTypes) as SearchCategory[]).find((category) => searchTypes[category].includes(type));
}

/** PostgreSQL keeps no NUL in text. */
function cleaned(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, 200);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
