import { entryUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { endOfDay } from '#app/cms/venue-time.ts';
import { article } from '#app/collections/article/schema.ts';
import { type ArticleTeaser, articleTeaser } from '#app/collections/article/teaser.ts';
import { articleCategory } from '#app/collections/article-category/schema.ts';
import { event } from '#app/collections/event/schema.ts';
import { tag } from '#app/collections/tag/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { filterOptions, filterTags } from '#app/features/entries/filter-options.server.ts';
import { listEvents } from '#app/features/programme/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';

export type Choice = { id: number; name: string; url: string };

/** One page of articles with the ways around it. */
export type ArticleListing = {
  locale: Locale;
  /** Address of the list without a page. */
  url: string;
  articles: ArticleTeaser[];
  count: number;
  page: number;
  pages: number;
  /** All of the magazine, its categories and its topics: only what has articles. */
  all: string;
  categories: Choice[];
  /** The category shown; null on the page of everything. */
  category: number | null;
  topics: Choice[];
  allTopics: string;
  search: string;
  /** Where a topic without articles leads that dates of the programme carry. */
  programme: string | null;
};

type ArticlesQuery = { url: string; filters?: { category?: number[]; tag?: number[] }; page: number };

/** So that no page breaks a pair: three rows of two, twice. */
const pageSize = 12;

/** Articles under a category or a topic, the newest first. */
export async function loadArticles(
  { url, filters = {}, page }: ArticlesQuery,
  load: LoadContext,
): Promise<ArticleListing> {
  const { locale, notes } = load;
  const [list, categories, topics] = await Promise.all([
    listEntries(article, { locale, filters, page, page_size: pageSize }),
    choicesOf(articleCategory, 'category', locale),
    topicsOf(locale),
  ]);
  const about = { type: article.type };
  notes.tag(...list.tags, ...filterTags(articleCategory.type, about), ...filterTags(tag.type, about));
  return {
    locale,
    url,
    articles: list.cards.map((card) => articleTeaser(card, locale)),
    count: list.count,
    page: list.page,
    pages: Math.max(1, Math.ceil(list.count / pageSize)),
    all: listUrl(article, locale),
    categories,
    category: filters.category?.[0] ?? null,
    topics,
    allTopics: listUrl(tag, locale),
    search: urls.search(locale, { category: 'articles' }),
    programme: list.count === 0 && filters.tag ? await programmeWith(filters.tag, load) : null,
  };
}

/** The programme under a topic, when it has dates still to come. */
async function programmeWith(tag: readonly number[], { locale, now, notes }: LoadContext): Promise<string | null> {
  const { count, tags, date } = await listEvents({ locale, now, filters: { tag }, page_size: 1 });
  notes.tag(...tags);
  notes.expireAt(endOfDay(date));
  return count > 0 ? `${listUrl(event, locale)}?tag=${tag}` : null;
}

/** Topics that articles carry, by name. */
export function topicsOf(locale: Locale): Promise<Choice[]> {
  return choicesOf(tag, 'tag', locale);
}

type Terms = Pick<CollectionDefinition, 'type' | 'pages'>;

async function choicesOf(terms: Terms, facet: string, locale: Locale): Promise<Choice[]> {
  const options = await filterOptions({ type: terms.type, of: { type: article.type, facet }, locale });
  return options.flatMap(({ id, name, slug }) => {
    const url = entryUrl(terms, { locale, slug, number: id });
    return url ? { id, name, url } : [];
  });
}
