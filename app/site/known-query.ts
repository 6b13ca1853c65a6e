import { readEventQuery, writeEventQuery } from '#app/collections/event/query.ts';
import { sectionPages, sectionRoutes } from '#app/features/addresses/section-pages.ts';
import { locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { readTeamQuery, teamAddress } from './ensemble/team-query.ts';
import { readPage } from './magazine/article-list-page.ts';
import { productionAddress, readProductionQuery } from './productions/production-query.ts';
import { readQueryText } from './search/query-text.ts';

type Known = (query: URLSearchParams) => URLSearchParams;

/** Lists that read more of their query than the number of a page. */
const ofLists: Readonly<Record<string, Known>> = {
  event: eventQuery,
  production: (query) => queryOf(productionAddress('', readProductionQuery(query))),
  person: (query) => queryOf(teamAddress('', readTeamQuery(query))),
};

/** What each page reads of its query, written anew: what it does not know or cannot mean is gone. All others read nothing. */
const known: { pattern: RegExp; read: Known }[] = [
  ...sectionPages.flatMap(({ route, kind, definition: { type, pages } }) => {
    const isPaged = kind === 'list' ? pages?.list?.isPaged : pages?.isPaged;
    const read = (kind === 'list' && ofLists[type]) || (isPaged && pageNumber);
    return read
      ? sectionRoutes(siteConfig.sections, route).map(({ path }) => ({ pattern: patternOf(path), read }))
      : [];
  }),
  ...sectionRoutes(siteConfig.sections, 'events').map(({ path }) => ({
    pattern: patternOf(`${path}.ics`),
    read: eventQuery,
  })),
  ...locales.map((locale) => ({
    pattern: new RegExp(`^${urls.search(locale)}(?:/|$)`),
    read: (query: URLSearchParams) => some('q', readQueryText(query)),
  })),
];

/**
 * The part of a query that the page or file at this address depends on, in one order. Whatever else stands in it, `/de?q=1`
 * and `/de?q=2` are one page.
 */
export function knownQuery({ pathname, searchParams }: URL): URLSearchParams {
  if (searchParams.size === 0) return searchParams;
  const path = pathname.replace(/\.data$/, '');
  const read = known.find(({ pattern }) => pattern.test(path))?.read;
  return read ? read(searchParams) : new URLSearchParams();
}

function eventQuery(query: URLSearchParams): URLSearchParams {
  // No day is left out: a list that was asked for today's date goes on beginning with it tomorrow.
  return writeEventQuery({ ...readEventQuery(query), overlay: false }, '');
}

function pageNumber(query: URLSearchParams): URLSearchParams {
  const page = readPage(query);
  return some('page', page > 1 ? String(page) : '');
}

function some(name: string, value: string): URLSearchParams {
  return new URLSearchParams(value ? { [name]: value } : {});
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address);
}

/** `de/programm/:slug/:id` as addresses have it. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : literal(encodeURIComponent(part))));
  return new RegExp(`^/${parts.join('/')}/?$`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
