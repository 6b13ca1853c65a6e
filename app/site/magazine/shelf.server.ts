import { siteUrls } from '#app/cms/collection/entry-url.ts';
import { endOfDay } from '#app/cms/venue-time.ts';
import { article } from '#app/collections/article/schema.ts';
import { type ArticleTeaser, articleTeaser } from '#app/collections/article/teaser.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { filterOptions, filterTags } from '#app/features/entries/filter-options.server.ts';
import { listEvents } from '#app/features/programme/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';

export type Choice = { id: number; name: string; url: string };

/** One page of articles with the ways around it. */
export type Shelf = {
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

type ShelfRequest = { url: string; filters?: { category?: number[]; tag?: number[] }; page: number };

/** So that no page breaks a pair: three rows of two, twice. */
const shelfSize = 12;

/** Articles under a category or a topic, the newest first. */
export async function loadShelf({ url, filters = {}, page }: ShelfRequest, load: LoadContext): Promise<Shelf> {
  const { locale, notes } = load;
  const [list, categories, topics] = await Promise.all([
    listEntries(article, { locale, filters, page, page_size: shelfSize }),
    choicesOf('article-category', 'category', siteUrls.magazineCategory, locale),
    topicsOf(locale),
  ]);
  const about = { type: article.type };
  notes.tag(...list.tags, ...filterTags('article-category', about), ...filterTags('tag', about));
  return {
    locale,
    url,
    articles: list.cards.map((card) => articleTeaser(card, locale)),
    count: list.count,
    page: list.page,
    pages: Math.max(1, Math.ceil(list.count / shelfSize)),
    all: siteUrls.magazine(locale),
    categories,
    category: filters.category?.[0] ?? null,
    topics,
    allTopics: siteUrls.magazineTags(locale),
    search: urls.search(locale, { category: 'articles' }),
    programme: list.count === 0 && filters.tag ? await programmeWith(filters.tag, load) : null,
  };
}

/** The programme under a topic, when it has dates still to come. */
async function programmeWith(tag: readonly number[], { locale, now, notes }: LoadContext): Promise<string | null> {
  const { count, tags, date } = await listEvents({ locale, now, filters: { tag }, page_size: 1 });
  notes.tag(...tags);
  notes.expireAt(endOfDay(date));
  return count > 0 ? `${siteUrls.events(locale)}?tag=${tag}` : null;
}

/** Topics that articles carry, by name. */
export function topicsOf(locale: Locale): Promise<Choice[]> {
  return choicesOf('tag', 'tag', siteUrls.magazineTag, locale);
}

type AddressOf = (locale: Locale, slug: string, id: string) => string;

async function choicesOf(type: string, facet: string, addressOf: AddressOf, locale: Locale): Promise<Choice[]> {
  const options = await filterOptions({ type, of: { type: article.type, facet }, locale });
  return options.map(({ id, name, slug }) => ({ id, name, url: addressOf(locale, slug, String(id)) }));
}
