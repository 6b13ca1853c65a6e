import { listUrl } from '#app/cms/collection/entry-url.ts';
import { termsOf } from '#app/cms/collection.ts';
import type { ImageView } from '#app/cms/resolve.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { production } from '#app/collections/production/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { filterOptions, filterTags } from '#app/features/entries/filter-options.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { hyphenate } from '#app/typography/hyphenate.server.ts';
import {
  type ProductionFilter,
  type ProductionQuery,
  productionFilters,
  productionPageSize,
} from './production-query.ts';
import { formatRun, type RunState, runState } from './production-run.ts';

export type ProductionRow = {
  number: number;
  title: string;
  href: string | null;
  preline: string;
  lead: string;
  run: string;
  room: string;
  state: RunState;
  image: ImageView | null;
};

type ProductionGroup = {
  name: ProductionFilter;
  title: string;
  options: { id: number; name: string; label: string }[];
};

export type ProductionList = {
  locale: Locale;
  url: string;
  today: string;
  state: ProductionQuery;
  rows: ProductionRow[];
  count: number;
  pages: number;
  groups: ProductionGroup[];
};

/**
 * What is on or will be, in the order of its first day; what stays stands first. A season chosen without a day is the
 * whole season, its past included.
 */
export async function loadProductions(state: ProductionQuery, load: LoadContext): Promise<ProductionList> {
  const { locale, now, notes } = load;
  const today = venueDay(now);
  const filters = filtersOf(state);
  const isWhole = state.filter.season !== undefined && state.date === null;
  const day = state.date ?? today;
  const bounds = isWhole ? {} : { from: day.replaceAll('-', ''), running: day };
  const [list, staying, groups] = await Promise.all([
    listEntries(production, { locale, filters, ...bounds, page: state.page, page_size: productionPageSize }),
    // What has no days has the first keys of all; it is on whenever one asks.
    isWhole || state.page > 1 ? null : listEntries(production, { locale, filters, before: '00000001', page_size: 50 }),
    groupsOf(locale),
  ]);
  notes.tag(...list.tags, ...(staying?.tags ?? []), ...groups.tags);
  notes.expireAt(endOfDay(today));
  const cards = [...(staying?.cards ?? []), ...list.cards];
  return {
    locale,
    url: listUrl(production, locale),
    today,
    state,
    rows: cards.map(({ number, title, url, fields }) => ({
      number,
      title,
      href: url,
      preline: fields.preline || (fields.exhibition_type?.title ?? ''),
      lead: fields.subtitle || fields.lead,
      run: formatRun(fields, locale),
      room: fields.room?.title ?? '',
      state: runState(fields, today),
      image: fields.image,
    })),
    count: list.count + (staying?.count ?? 0),
    pages: Math.ceil(list.count / productionPageSize),
    groups: groups.groups,
  };
}

function filtersOf({ filter }: ProductionQuery): Record<string, readonly number[]> {
  return Object.fromEntries(productionFilters.flatMap((name) => (filter[name] ? [[name, [filter[name]]]] : [])));
}

async function groupsOf(locale: Locale): Promise<{ groups: ProductionGroup[]; tags: string[] }> {
  const titles = {
    season: m.detail_group_season(),
    exhibition_type: m.detail_group_type(),
    tag: m.detail_group_tag(),
  };
  const groups = await Promise.all(
    productionFilters.map(async (name) => {
      const found = await filterOptions({
        type: termsOf(production, name),
        of: { type: production.type, facet: name },
        locale,
      });
      return {
        name,
        title: titles[name],
        options: found.map(({ id, name: words }) => ({ id, name: words, label: hyphenate(words, locale) })),
      };
    }),
  );
  const tags = productionFilters.flatMap((name) => filterTags(termsOf(production, name), production));
  return { groups: groups.filter(({ options }) => options.length > 0), tags };
}
