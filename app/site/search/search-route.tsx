import { data } from 'react-router';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import { allCollections } from '#app/collections/registry.ts';
import { isSearchCategory, searchLabels } from '#app/features/search/categories.ts';
import { mostOfKind } from '#app/features/search/most-of-kind.ts';
import { promotedResults, searchEveryKind, searchKinds, searchPageSize } from '#app/features/search/search.server.ts';
import { searchTags, statesHold } from '#app/features/search/search-tags.server.ts';
import { searchLog } from '#app/features/search-log/search-log.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { messageByKey } from '#app/i18n/message-by-key.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { ArrowIcon } from '#app/ui/icons.tsx';
import { tension } from '#app/ui/tension.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { plainFrame } from '../shell-data.ts';
import type { Route } from './+types/search-route.ts';
import { CategoryStrip } from './category-strip.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Promoted } from './promoted.tsx';
import { readQueryText } from './query-text.ts';
import { SearchForm } from './search-form.tsx';
import { SearchGroup } from './search-group.tsx';
import css from './search-route.module.css';

/** On the page of everything each kind shows its best. */
const perGroup = 4;
const mostPages = 1_000;

/** Results of the site search, complete without JavaScript: everything by kind, or one kind page by page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale, now, notes } = loadContextOf(context);
  const page = Number(params.page ?? 1);
  const { category } = params;
  const isPage = Number.isInteger(page) && page >= 1 && page <= mostPages;
  if (!isLocale(params.lang) || !isPage || (category !== undefined && !isSearchCategory(category)))
    throw data(null, { status: 404 });
  const q = readQueryText(url.searchParams);
  const query = { q, locale, now };
  const isFirst = !category && page === 1;
  const [{ counts, results }, promoted] = await Promise.all([
    category
      ? searchKinds({ ...query, categories: [category], page })
      : searchEveryKind({ ...query, perKind: perGroup }),
    isFirst ? promotedResults(query) : [],
  ]);
  const found = Object.keys(counts);
  const nameOf = (kind: string) => messageByKey(searchLabels[kind] ?? kind, locale);
  const shown = category ?? (found.length === 1 ? found[0] : undefined);
  const pages = shown ? Math.ceil((counts[shown] ?? 0) / searchPageSize) : 1;
  if (page > Math.max(1, pages)) throw data(null, { status: 404 });
  const strip = found.map((kind) => ({
    category: kind,
    name: nameOf(kind),
    count: counts[kind] ?? 0,
    url: urls.search(locale, { category: kind, q }),
  }));
  const groups = strip.map((kind) => ({
    ...kind,
    results: results.filter(({ id, category: of }) => of === kind.category && !promoted.some((one) => one.id === id)),
  }));
  notes.tag(...searchTags);
  notes.expireAt(now.add(statesHold));
  const count = Object.values(counts).reduce((sum, found) => sum + found, 0);
  if (isFirst) searchLog.answered({ locale, q }, count + promoted.length);
  const link = (to: number) => urls.search(locale, { ...(shown ? { category: shown } : {}), page: to, q });
  return {
    locale,
    q,
    count,
    isMore: Object.values(counts).some((found) => found >= mostOfKind),
    promoted,
    category: category ?? null,
    all: urls.search(locale, { q }),
    strip,
    groups: groups.filter(({ results }) => results.length > 0),
    elsewhere: allCollections.flatMap((definition) =>
      definition.search && definition.pages?.list
        ? { text: nameOf(definition.search.category), href: listUrl(definition, locale), found: '' }
        : [],
    ),
    paging:
      pages > 1
        ? { page, pages, previous: page > 1 ? link(page - 1) : null, next: page < pages ? link(page + 1) : null }
        : null,
    title: `${windowTitle({ q, count, page, pages })} | ${siteConfig.name[locale]}`,
    frame: { ...plainFrame, alternates: { de: urls.search('de', { q }), en: urls.search('en', { q }) } },
  };
}

function windowTitle({ q, count, page, pages }: { q: string; count: number; page: number; pages: number }): string {
  if (!q) return m.shell_search();
  const name = `${m.shell_search()}: ${q}, ${count === 0 ? m.shell_search_none() : countInWords(count, false)}`;
  return page > 1 ? m.detail_window_of_page({ name, page, pages }) : name;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { locale, q, count, isMore, promoted, category, all, strip, groups, elsewhere, paging } = loaderData;
  const headline = q || m.shell_search();
  return (
    <section className={css.screen}>
      <h1 className={`tense ${css.title}`} style={tension(headline)}>
        {headline}
      </h1>
      {count > 0 && <p className={css.count}>{countInWords(count, isMore)}</p>}
      {!q && <SearchForm action={urls.search(locale)} q={q} />}
      {promoted.length > 0 && <Promoted results={promoted} />}
      {q && count === 0 && promoted.length === 0 && <NothingFound locale={locale} q={q} elsewhere={elsewhere} />}
      {count > 0 && <CategoryStrip all={all} strip={strip} active={category} />}
      {groups.map((group) => (
        <SearchGroup key={group.category} group={group} hasTitle={groups.length > 1} />
      ))}
      {paging && (
        <nav className={css.paging} aria-label={m.shell_search_paging()}>
          {paging.previous && (
            <a className="arrow-link" href={paging.previous} rel="prev">
              <ArrowIcon /> {m.shell_search_previous()}
            </a>
          )}
          <span>{m.shell_search_page_of({ page: paging.page, pages: paging.pages })}</span>
          {paging.next && (
            <a className="arrow-link" href={paging.next} rel="next">
              {m.shell_search_next()} <ArrowIcon />
            </a>
          )}
        </nav>
      )}
    </section>
  );
}

function countInWords(count: number, isMore: boolean): string {
  return count === 1 ? m.shell_search_one() : m.shell_search_count({ count: isMore ? `${count}+` : count });
}
