import type { MiddlewareHandler } from 'hono';
import { searchLog } from '#app/features/search-log/search-log.ts';
import type { AppEnv } from '../app-env.ts';

/** Counts what visitors look for, without them; the team's own tries are not among it. */
export function countedSearches(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    const { method, url } = context.req;
    if (method !== 'GET' || context.res.status !== 200 || context.get('viewer').kind === 'editor') return;
    const { pathname, search } = new URL(url);
    searchLog.record(`${pathname}${search}`, context.req.header('user-agent'));
  };
}
