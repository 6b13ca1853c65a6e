import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { isFormScreen } from '../csrf-forms.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { RenderPage } from './render-page.ts';

/** The part of a query that an address depends on, in one order. */
export type KnownQuery = (url: URL) => URLSearchParams;

type Options = {
  kept: KeptAnswers;
  render: RenderPage;
  knownQuery: KnownQuery;
  /** Routes whose data React Router may ask for one by one. */
  routeIds?: ReadonlySet<string>;
};

/** React Router asks here which routes exist; its answer depends on query keys of its own. */
export const routeManifestPath = '/__manifest';

/** Visitors' pages and files come from memory, whatever cookies and foreign query keys they ask with. */
export function cachedPages({ kept, render, knownQuery, routeIds = new Set() }: Options): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || context.get('viewer').kind === 'editor') return next();
    if (path === routeManifestPath) return next();
    // Screens with a token in their form are rendered for one person.
    if (context.get('csrfToken') && isFormScreen(path)) return next();
    const url = new URL(context.req.url);
    return kept.answer(context, { key: keyOf(url, knownQuery(url), routeIds), render });
  };
}

/** The path with the query that matters, and the list of routes React Router asks data for, where they are routes of ours. */
function keyOf({ pathname, searchParams }: URL, query: URLSearchParams, routeIds: ReadonlySet<string>): string {
  const routes = pathname.endsWith('.data') ? searchParams.get('_routes') : null;
  const known = new Set(routes?.split(',').filter((id) => routeIds.has(id)));
  const parts = [query.toString(), known.size > 0 ? `_routes=${encodeURIComponent([...known].sort().join(','))}` : ''];
  const search = parts.filter(Boolean).join('&');
  return search ? `${pathname}?${search}` : pathname;
}
