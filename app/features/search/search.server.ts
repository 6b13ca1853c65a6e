import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { breadcrumbsOf } from '#app/collections/page/public/navigation.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { collections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Preview, previewsOf } from '../entries/previews.server.ts';
import { eventRowsOf } from '../programme/dates-found.server.ts';
import type { EventRow } from '../programme/timetable/row.ts';
import { categoryOf, datedTypes, type SearchCategory, searchTypes } from './categories.ts';
import { findHits, type Hit } from './hits.server.ts';
import { markedParts, type Part } from './marked-parts.ts';
import { promotedHits } from './promotions.server.ts';

export const searchPageSize = 25;

export type SearchResult = {
  id: string;
  url: string;
  category: SearchCategory;
  title: Part[];
  excerpt: Part[];
  /** Where a page stands, or the category of an article. */
  path: string;
  /** What a list shows beside it; dates and pages have none. */
  image: Preview['image'];
  /** A date of the programme as its row of the timetable; null for everything else. */
  date: EventRow | null;
};

type Counts = Readonly<Record<SearchCategory, number>>;
/** What was found: how much of each kind, whichever are shown, and the results that are. */
export type SearchAnswer = { counts: Counts; results: SearchResult[] };

type SearchQuery = { q: string; locale: Locale; now: Temporal.Instant };

/** One page of the published things of these kinds that hold these words, best first. Nobody finds a draft, not even its author. */
export async function searchKinds(
  options: SearchQuery & { categories: readonly SearchCategory[]; page: number },
): Promise<SearchAnswer> {
  const { categories, page, ...query } = options;
  const types = categories.flatMap((category) => searchTypes[category] ?? []);
  const cut = { types, skip: (page - 1) * searchPageSize, size: searchPageSize, isMixed: types.length > 1 };
  return answered(await findHits({ ...query, cut }), query);
}

/** The best `perKind` of each kind; where only one kind holds the words, its first page. */
export async function searchEveryKind({ perKind, ...query }: SearchQuery & { perKind: number }): Promise<SearchAnswer> {
  const cut = { types: Object.values(searchTypes).flat(), skip: 0, size: perKind, sizeOfOne: searchPageSize };
  return answered(await findHits({ ...query, cut }), query);
}

/** What the office has put first for these words, if visitors may see it. */
export async function promotedResults(query: SearchQuery): Promise<SearchResult[]> {
  return presented(await promotedHits(query), query);
}

type Found = Awaited<ReturnType<typeof findHits>>;

/** After the transaction of the search: what its results show asks the pool, which lends one connection to each. */
async function answered({ counts, hits }: Found, query: SearchQuery): Promise<SearchAnswer> {
  const byCategory = Object.entries(searchTypes).map(([category, types]) => {
    const count = types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0);
    return [category, count] as const;
  });
  return {
    counts: Object.fromEntries(byCategory.filter(([, count]) => count > 0)),
    results: await presented(hits, query),
  };
}

async function presented(hits: readonly Hit[], { locale, now }: SearchQuery): Promise<SearchResult[]> {
  const listed = hits.flatMap(({ kind: type, number }) => (number === null ? [] : { type, number }));
  const events = listed.flatMap(({ type, number }) => (datedTypes.has(type) ? number : []));
  const [index, dates, previews] = await Promise.all([
    siteIndex(),
    eventRowsOf(events, { locale, now }),
    previewsOf(listed, locale),
  ]);
  return hits.flatMap(({ kind: type, object_id: id, title, excerpt, slug, number }) => {
    const category = categoryOf(type);
    const definition = collections[type];
    const url =
      definition && slug && number
        ? entryUrl(definition, { locale, slug, number })
        : index.pages.get(id)?.byLocale[locale]?.url;
    if (!url || !category) return [];
    const crumbs = breadcrumbsOf(index, id, locale).slice(0, -1);
    const preview = previews.get(id);
    const path = preview?.kind ?? crumbs.map((crumb) => crumb.title).join(' / ');
    const image = preview?.image ?? null;
    const date = (datedTypes.has(type) && number && dates.get(number)) || null;
    return [{ id, url, category, title: markedParts(title), excerpt: markedParts(excerpt), path, image, date }];
  });
}
