import { data } from 'react-router';
import { searchPageSize, searchPages } from '#app/collections/page/search.server.ts';
import { publishedTag } from '#app/collections/page/site-index.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { tension } from '#app/ui/tension.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { loadContextOf } from '../load-context.ts';
import { plainFrame } from '../shell/shell-data.ts';
import type { Route } from './+types/search-route.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-route.module.css';
import { SearchRow } from './search-row.tsx';

/** What there is to search so far; the other collections follow with their own categories. */
const category = 'pages';

/** Results of the site search, complete without JavaScript. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale, now, notes } = loadContextOf(context);
  const page = Number(params.page ?? 1);
  const isCategory = params.category === undefined || params.category === category;
  const isPage = Number.isInteger(page) && page >= 1 && page <= 1_000;
  if (!isLocale(params.lang) || !isCategory || !isPage) throw data(null, { status: 404 });
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const { count, results } = await searchPages({ q, locale, now, page });
  if (page > 1 && results.length === 0) throw data(null, { status: 404 });
  notes.tag(publishedTag);
  const link = (to: number) => urls.search(locale, { category, page: to, q });
  return {
    locale,
    q,
    count,
    results,
    previous: page > 1 ? link(page - 1) : null,
    next: page * searchPageSize < count ? link(page + 1) : null,
    title: `${q || m.shell_search()} | ${siteConfig.name[locale]}`,
    frame: { ...plainFrame, alternates: { de: urls.search('de', { q }), en: urls.search('en', { q }) } },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { locale, q, count, results, previous, next } = loaderData;
  const headline = q || m.shell_search();
  return (
    <section className={css.screen}>
      <h1 className={`tense ${css.title}`} style={tension(headline)}>
        {headline}
      </h1>
      {q && <p className={css.count}>{countInWords(count)}</p>}
      {q && count === 0 && <p>{m.shell_search_none_hint()}</p>}
      {count === 0 && <SearchForm action={urls.search(locale)} q={q} />}
      {count > 0 && (
        <ul className={css.rows}>
          {results.map((result) => (
            <SearchRow key={result.id} result={result} />
          ))}
        </ul>
      )}
      {(previous || next) && (
        <nav className={css.paging} aria-label={m.shell_search_paging()}>
          {previous && <a href={previous}>{m.shell_search_previous()}</a>}
          {next && <a href={next}>{m.shell_search_next()}</a>}
        </nav>
      )}
    </section>
  );
}

function countInWords(count: number): string {
  if (count === 0) return m.shell_search_none();
  return count === 1 ? m.shell_search_one() : m.shell_search_count({ count });
}
